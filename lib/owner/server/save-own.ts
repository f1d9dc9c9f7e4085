import "server-only";
import type { Column } from "@/lib/businesses/field";
import { editBusiness, type FieldChanges } from "@/lib/businesses/server/edit-business";
import { toText } from "@/lib/database-rows/row";
import { type FormFailure, formFailure } from "@/lib/forms/form-state";
import type { PanelSection } from "@/lib/panel-sections";
import { routes } from "@/lib/routes";
import type { BaseVersion } from "../base-version";
import { editFailure } from "../edit-failure";
import { PANEL_MESSAGES, savedMessage } from "../messages";
import type { OwnedBusiness } from "../owned-business";
import type { SectionConflict, SectionSaved } from "../section-state";
import { getOwnedBusiness } from "./owned-business";
import type { Owner } from "./owner-action";

type OwnEdit = {
  changes: FieldChanges;
  /** Columns that are not in it are written whatever they hold. */
  baseVersion: BaseVersion;
  /** State for the second of two editors; a sentence alone when left out. */
  toConflict?: (present: OwnedBusiness, columns: readonly string[]) => SectionConflict;
};

/** Stores an owner's columns unless the same ones changed since `baseVersion` was read; others' changes stay. @throws {BackendError} */
export async function saveOwn(
  { viewer, business }: Owner,
  section: PanelSection,
  { changes, baseVersion, toConflict }: OwnEdit,
): Promise<SectionSaved | SectionConflict | FormFailure> {
  const edited = await editBusiness(viewer.id, business.id, changes, baseVersion);
  if (edited.ok) {
    const isWaiting = Object.keys(changes).some((column) => column in edited.value.waiting);
    return sectionSaved(section, business.id, isWaiting);
  }
  if (edited.code !== "stale") return editFailure(edited);
  const present = await getOwnedBusiness(viewer.id, business.id);
  if (!present) return editFailure({ code: "notYours" });
  return toConflict?.(present, edited.columns) ?? formFailure(PANEL_MESSAGES.conflict);
}

type Replacement = {
  section: PanelSection;
  column: Column;
  /** Path of the file that was stored; null takes the present one away. */
  path: string | null;
  remove: (path: string) => Promise<void>;
};

/** Puts a stored file in the place of another one, which is removed; of what is refused nothing is left. @throws {BackendError} */
export async function replaceFile(owner: Owner, { section, column, path, remove }: Replacement) {
  const present = await getOwnedBusiness(owner.viewer.id, owner.business.id);
  const before = toText(present?.row[column]);
  const outcome = await saveOwn(owner, section, { changes: { [column]: path }, baseVersion: { [column]: before } });
  const unused = outcome.kind === "saved" ? before : path;
  if (unused !== null && before !== path) await remove(unused);
  return outcome;
}

export function sectionSaved(section: PanelSection, businessId: string, isWaiting = false): SectionSaved {
  const { aviso, notice } = savedMessage(section);
  return {
    ...{ kind: "saved", at: new Date().toISOString(), isWaiting, notice },
    path: routes.panelSection(section, businessId, isWaiting ? "en-revision" : aviso),
  };
}
