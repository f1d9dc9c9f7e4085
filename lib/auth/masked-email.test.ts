import { expect, it } from "vitest";
import { maskedEmail } from "./masked-email";

it.each([
  ["ana.lopez@example.com", "a•••@example.com"],
  ["a@example.com", "a•••@example.com"],
  ["ñandú@example.com", "ñ•••@example.com"],
])("%s is shown as %s", (email, masked) => expect(maskedEmail(email)).toBe(masked));
