import "server-only";
import {
  type EditedBusiness,
  editBusiness,
  type FieldChanges,
  type RefusedEdit,
} from "@/lib/businesses/server/edit-business";
import { failure, type Result, success } from "@/lib/result";
import type { OwnedBusiness } from "../owned-business";
import { getOwnedBusiness } from "./owned-business";

/** Pictures that are sent together come to the same columns at the same moment. */
const MOST_TRIES = 12;

/**
 * Changes columns by what they hold: whatever somebody else changes meanwhile is read again, and nothing of it is lost.
 * @param change gives the columns as they should be; null when nothing is to be done.
 * @throws {BackendError}
 */
export async function changeOwn(
  person: string,
  business: string,
  change: (present: OwnedBusiness) => FieldChanges | null,
): Promise<Result<EditedBusiness, RefusedEdit>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const present = await getOwnedBusiness(person, business);
    if (!present) return failure("notYours");
    const changes = change(present);
    if (changes === null) return success({ stored: {}, waiting: {} });
    const edited = await editBusiness(person, business, changes, present.version);
    if (edited.ok || edited.code !== "stale") return edited;
  }
  return failure("stale");
}
