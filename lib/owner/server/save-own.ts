import "server-only";
import { isDeepStrictEqual } from "node:util";
import {
  type EditedBusiness,
  editBusiness,
  type FieldChanges,
  type RefusedEdit,
} from "@/lib/businesses/server/edit-business";
import type { OwnedBusiness } from "../owned-business";
import type { SeenColumns } from "../seen-columns";
import { getOwnedBusiness } from "./owned-business";

type OwnEdit = { person: string; business: string; changes: FieldChanges; seen: SeenColumns };

export type OwnEditOutcome =
  | { kind: "saved"; edited: EditedBusiness }
  | { kind: "refused"; code: RefusedEdit; column: string }
  /** These columns are neither as they were seen nor as they should be. */
  | { kind: "conflict"; columns: readonly string[]; present: OwnedBusiness };

/** Somebody who saves another section at the same moment makes another version. */
const MOST_TRIES = 5;

/**
 * Stores columns for an owner unless somebody has changed the same ones since they were seen; what others changed besides
 * is left alone.
 * @param seen those that are not in it are written whatever they hold.
 * @throws {BackendError}
 */
export async function saveOwn({ person, business, changes, seen }: OwnEdit): Promise<OwnEditOutcome> {
  let refused: { code: RefusedEdit; column: string } = { code: "stale", column: "" };
  for (let tries = 0; tries < MOST_TRIES && refused.code === "stale"; tries += 1) {
    const present = await getOwnedBusiness(person, business);
    if (!present) return { kind: "refused", code: "notYours", column: "" };
    const row: Readonly<Record<string, unknown>> = present.row;
    const columns = Object.keys(changes).filter(
      (column) =>
        Object.hasOwn(seen, column) &&
        !isDeepStrictEqual(row[column], seen[column]) &&
        !isDeepStrictEqual(row[column], changes[column]),
    );
    if (columns.length > 0) return { kind: "conflict", columns, present };
    const edited = await editBusiness(person, business, changes, present.version);
    if (edited.ok) return { kind: "saved", edited: edited.value };
    refused = edited;
  }
  return { kind: "refused", code: refused.code, column: refused.column };
}
