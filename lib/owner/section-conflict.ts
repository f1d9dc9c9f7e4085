import { EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import { fieldWords } from "@/lib/businesses/field-texts";
import type { TextFieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { toFormValues } from "@/lib/businesses/form-mapper";
import { formFailure } from "@/lib/forms/form-state";
import { readForm } from "@/lib/forms/read-form";
import { type BaseVersion, baseVersionText } from "./base-version";
import { PANEL_MESSAGES } from "./messages";
import type { OwnedBusiness } from "./owned-business";
import { BASE_VERSION_FIELD, type SectionConflict } from "./section-state";

/** Conflict for the later editor. Typed fields stay, untouched ones take what is stored: sending again overwrites only what was typed. */
export function toSectionConflict(
  form: FormData,
  names: readonly TextFieldName[],
  baseVersion: BaseVersion,
  { row }: OwnedBusiness,
): SectionConflict {
  const before = toFormValues(baseVersion, names);
  const now = toFormValues(row, names);
  const { values } = readForm(form);
  const typed = (name: TextFieldName) => (values[name] ?? before[name] ?? "").trim();
  const isTouched = (name: TextFieldName) => typed(name) !== (before[name] ?? "");
  const others = names.filter((name) => now[name] !== before[name]);
  const taken = Object.fromEntries(others.filter((name) => !isTouched(name)).map((name) => [name, now[name] ?? ""]));
  const columns = names.map((name) => fieldOf(name).columns[0]);
  return {
    ...formFailure(PANEL_MESSAGES.conflict, { ...taken, [BASE_VERSION_FIELD]: baseVersionText(row, columns) }),
    conflict: {
      differences: others.map((name) => ({
        label: fieldOf(name).label,
        theirs: fieldWords(name, now[name] ?? "") || EMPTY_FIELD,
        yours: isTouched(name) ? fieldWords(name, typed(name)) || EMPTY_FIELD : null,
      })),
    },
  };
}
