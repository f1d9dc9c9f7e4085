import "server-only";
import type { Column } from "@/lib/businesses/field";
import { toText } from "@/lib/database-rows/row";
import type { PanelSection } from "@/lib/panel-sections";
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
export async function replaceFile(owner: Owner, { section, column, path, remove }: Replacement) {
  const present = await getOwnedBusiness(owner.viewer.id, owner.business.id);
  const before = toText(present?.row[column]);
  const outcome = await saveOwn(owner, section, { changes: { [column]: path }, baseVersion: { [column]: before } });
  const unused = outcome.kind === "saved" ? before : path;
  if (unused !== null && before !== path) await remove(unused);
  return outcome;
}
