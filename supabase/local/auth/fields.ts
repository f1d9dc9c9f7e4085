import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-route";
import { MIN_PASSWORD_CHARS } from "@/supabase/local/lite";

/** Characters in the mailbox's protocol (RFC 5321, 4.5.3.1.3), less its angle brackets. */
const MAX_ADDRESS_CHARS = 254;
/** bcrypt reads no further, so a longer password would be cut without a word. */
const MAX_PASSWORD_BYTES = 72;

export const mailAddress = z.email().max(MAX_ADDRESS_CHARS);

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > MAX_PASSWORD_BYTES;

/** Returns why a text is no new password; null when it is. */
export function newPasswordRefusal(password: string): Response | null {
  if (isTooLong(password)) {
    return authError(400, "validation_failed", `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`);
  }
  return password.length < MIN_PASSWORD_CHARS ? weakPassword() : null;
}

const weakPassword = (): Response =>
  authError(422, "weak_password", `Password should be at least ${MIN_PASSWORD_CHARS} characters.`, {
    weak_password: { reasons: ["length"] },
  });
