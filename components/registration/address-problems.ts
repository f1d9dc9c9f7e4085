import { CONFIRMATION_FIELD, isTypedTwice } from "@/lib/auth/typed-address";
import type { FieldErrors } from "@/lib/forms/form-state";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { isEmail } from "@/lib/registration/email";

const isMissing = (text: string): boolean => text.trim() === "";

const repetitionProblem = (email: string, again: string): string | null =>
  isTypedTwice(email, again) ? null : PAYMENT_MESSAGES.emailDiffers;

/** Problems of an address and its repetition (null: none is asked for). `invalid`: for one that is no address. */
export function addressProblems(email: string, again: string | null, invalid: string): FieldErrors {
  const missing = isMissing(email) ? PAYMENT_MESSAGES.emailMissing : null;
  const problem = missing ?? (isEmail(email) ? null : invalid);
  const repetition = again === null ? null : repetitionProblem(email, again);
  return { ...(problem && { email: problem }), ...(repetition && { [CONFIRMATION_FIELD]: repetition }) };
}
