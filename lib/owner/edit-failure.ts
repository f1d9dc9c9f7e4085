import { fieldOf } from "@/lib/businesses/fields-of";
import { columnRefused, fieldOfColumn } from "@/lib/businesses/refused-column";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import { MESSAGES } from "@/lib/messages";
import { EDIT_REFUSALS } from "./messages";

type RefusedEdit = {
  code: keyof typeof EDIT_REFUSALS;
  /** The one that was not taken; "" for none. */
  column?: string;
};

export function editFailure({ code, column = "" }: RefusedEdit): FormFailure {
  const name = code === "refused" ? fieldOfColumn(column) : undefined;
  const label = name && fieldOf(name).label;
  const reason = label ? `Revisa «${label}».` : EDIT_REFUSALS[code];
  return formFailure(`${MESSAGES.saveFailed} ${reason}`, {}, name && label ? { [name]: columnRefused(label) } : {});
}
