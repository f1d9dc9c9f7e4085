import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { PROMOTION_MESSAGES } from "./messages";
import { PROMOTION_PICTURE_FIELD, PROMOTION_UNSENT_FIELD } from "./model";

type UnsentPicture = "subiendo" | "fallida";

const PROBLEMS: Readonly<Record<UnsentPicture, string>> = {
  subiendo: PROMOTION_MESSAGES.pictureOnItsWay,
  fallida: PROMOTION_MESSAGES.pictureNotSent,
};

/** Refuses a promotion whose picture is chosen but not stored yet: it would be stored without it. */
export function refuseUnsent(form: FormData): FormFailure | null {
  const problem = PROBLEMS[form.get(PROMOTION_UNSENT_FIELD) as UnsentPicture];
  return problem === undefined ? null : formFailure(problem, {}, { [PROMOTION_PICTURE_FIELD]: problem });
}
