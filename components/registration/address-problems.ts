import { CONFIRMATION_FIELD, isTypedTwice } from "@/lib/auth/typed-address";
import type { FieldErrors } from "@/lib/forms/form-state";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import { isEmail } from "@/lib/registration/email";

/** Problems of an address and its repetition (null: none is asked for). `invalid`: for one that is no address. */
export function addressProblems(email: string, again: string | null, invalid: string): FieldErrors {
  const problem = email.trim() === "" ? PAYMENT_MESSAGES.emailMissing : isEmail(email) ? null : invalid;
  const isRepeated = again === null || isTypedTwice(email, again);
  return {
    ...(problem && { email: problem }),
    ...(!isRepeated && { [CONFIRMATION_FIELD]: PAYMENT_MESSAGES.emailDiffers }),
  };
}
