import "server-only";
import {
  type EditedBusiness,
  editBusiness,
  type FieldChanges,
  type RefusedEdit,
} from "@/lib/businesses/server/edit-business";
import type { BaseVersion } from "../base-version";
import type { OwnedBusiness } from "../owned-business";
import { getOwnedBusiness } from "./owned-business";

type OwnEdit = { person: string; business: string; changes: FieldChanges; baseVersion: BaseVersion };

export type OwnEditOutcome =
  | { kind: "saved"; edited: EditedBusiness }
  | { kind: "refused"; code: RefusedEdit; column: string }
  | { kind: "conflict"; columns: readonly string[]; present: OwnedBusiness };

/** Stores an owner's columns unless the same ones changed since `baseVersion` was read; others' changes stay. @param baseVersion those
 * that are not in it are written whatever they hold. @throws {BackendError} */
export async function saveOwn({ person, business, changes, baseVersion }: OwnEdit): Promise<OwnEditOutcome> {
  const edited = await editBusiness(person, business, changes, baseVersion);
  if (edited.ok) return { kind: "saved", edited: edited.value };
  if (edited.code !== "stale") return { kind: "refused", code: edited.code, column: edited.column };
  const present = await getOwnedBusiness(person, business);
  return present
    ? { kind: "conflict", columns: edited.columns, present }
    : { kind: "refused", code: "notYours", column: "" };
}
