import "server-only";
import type { Column } from "@/lib/businesses/field";
import { toText } from "@/lib/database-rows/row";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import type { PanelSection } from "@/lib/panel-sections";
import { editFailure } from "../edit-failure";
import { PANEL_MESSAGES } from "../messages";
import type { SectionSaved } from "../section-state";
import { sectionSaved } from "./fields-action";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";
import { saveOwn } from "./save-own";

type Replacement = {
  section: PanelSection;
  column: Column;
  /** Path of the file that was stored; null takes the present one away. */
  path: string | null;
  remove: (path: string) => Promise<void>;
};

/** Puts a stored file in the place of another one, which is removed; of what is refused nothing is left. @throws {BackendError} */
export async function replaceFile(
  { viewer, business }: Owner,
  { section, column, path, remove }: Replacement,
): Promise<SectionSaved | FormFailure> {
  const present = await getOwnedBusiness(viewer.id, business.id);
  const before = toText(present?.row[column]);
  const edit = {
    person: viewer.id,
    business: business.id,
    changes: { [column]: path },
    baseVersion: { [column]: before },
  };
  const outcome = await saveOwn(edit);
  if (outcome.kind === "saved") {
    if (before !== null && before !== path) await remove(before);
    return sectionSaved(section, business.id, false);
  }
  if (path !== null) await remove(path);
  return outcome.kind === "conflict" ? formFailure(PANEL_MESSAGES.conflict) : editFailure(outcome);
}
