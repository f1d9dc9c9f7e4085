import { expect, it } from "vitest";
import { orderIdIn } from "./reference";

const ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

it.each([
  [ID, ID],
  [`ana@example.com|pro|${ID}`, ID],
  [`ana@example.com|pro|${ID}x`, null],
  [`ana@example.com${ID}`, null],
  [ID.replaceAll("-", ""), null],
  ["", null],
  [null, null],
])("%s names the order %s", (reference, id) => expect(orderIdIn(reference)).toBe(id));
