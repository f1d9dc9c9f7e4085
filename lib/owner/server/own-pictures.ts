import "server-only";
import { z } from "zod";
import { PICTURE_PLACES, pictureBucket } from "@/lib/businesses/picture-buckets";
import { refusedEdit } from "@/lib/businesses/server/edit-business";
import { storePictures } from "@/lib/businesses/server/pictures";
import { env } from "@/lib/env";
import { PICTURE_MESSAGES } from "@/lib/images/messages";
import { picturePath } from "@/lib/images/picture-data";
import { toPictureUrl } from "@/lib/images/picture-url";
import { type PreparedPicture, type PrepareOptions, preparePicture } from "@/lib/images/server/prepare-picture";
import { showChanges } from "@/lib/page-expiry/server/show-changes";
import { PLANS } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { readObject } from "@/lib/storage/server/objects";
import { PICTURE_BUCKETS, parsePublicAddress, type StoredPath } from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import { EDIT_REFUSALS, PICTURE_REFUSALS } from "../messages";
import type { OwnBusiness } from "../model";
import { PICTURES, type PictureUse, picturesOf } from "../pictures";
import { getOwnedBusiness } from "./owned-business";

export type SentPicture = PrepareOptions & {
  person: string;
  business: OwnBusiness;
  use: PictureUse;
  /** A file, or the address of a picture of the business: that one is cut anew, and this is put in its place. */
  source: Blob | string;
};

/** `path` is what a column of the database says of it. */
export type AddedPicture = { url: string; path: string; isWaiting: boolean };

/** Makes a picture small, stores it and puts it in its place; one of a promotion is only stored. The same twice is one; of a refused one
 * nothing is left. @returns a sentence for its sender when it is not taken. @throws {BackendError} */
export async function addPicture(sent: SentPicture): Promise<Result<AddedPicture, string>> {
  const { person, business, use, source, signal, ...waiting } = sent;
  if (!business.isAccepted) return failure(EDIT_REFUSALS.notAccepted);
  if (PLANS[business.plan].rank < PLANS[PICTURES[use].plan].rank) return failure(EDIT_REFUSALS.abovePlan);
  const file = typeof source === "string" ? await readOwnPicture(sent, source) : source;
  if (file === null) return failure(PICTURE_REFUSALS.gone);
  if (file.size === 0) return failure(PICTURE_REFUSALS.none);
  const prepared = await preparePicture(file, PICTURE_PLACES[PICTURES[use].field].kind, person, { ...waiting, signal });
  if (signal?.aborted) return failure(PICTURE_REFUSALS.canceled);
  return prepared.ok ? putPicture(sent, prepared.value) : failure(PICTURE_MESSAGES[prepared.code]);
}

const addedSchema = z.object({
  waiting: z.record(z.string(), z.json()).default({}),
  /** The path of a picture with the same content, which is there already. */
  same: z.string().optional(),
});

async function putPicture(sent: SentPicture, picture: PreparedPicture): Promise<Result<AddedPicture, string>> {
  const { person, business, use, source, signal } = sent;
  const { field, columns } = PICTURES[use];
  const stored = await storePictures([{ field, picture }], business.id);
  const path = stored.ok ? stored.value.paths[field]?.[0] : undefined;
  const url = path === undefined ? null : toPictureUrl(path, pictureBucket(field));
  if (!stored.ok || path === undefined || url === null) return failure(PICTURE_REFUSALS.notStored);
  const [place] = columns;
  try {
    const added = signal?.aborted
      ? failure("canceled")
      : await tryDatabase(
          "add_picture",
          {
            ...{ person, business: business.id, path, moderation: env().moderation },
            ...(place && { place }),
            ...(picture.blur !== null && { blur: picture.blur }),
            ...(typeof source === "string" && { instead: picturePath(source) }),
          },
          refusedEdit,
        );
    const { waiting, same } = addedSchema.parse(added.ok ? added.value : {});
    const present = toPictureUrl(same, pictureBucket(field));
    if (!added.ok || present !== null) await stored.value.remove();
    if (!added.ok) return failure(added.code === "canceled" ? PICTURE_REFUSALS.canceled : EDIT_REFUSALS[added.code]);
    if (present !== null) return success({ url: present, path: picturePath(present), isWaiting: false });
    await showChanges();
    return success({ url, path, isWaiting: columns.some((column) => column in waiting) });
  } catch (error) {
    await stored.value.remove();
    throw error;
  }
}

/** True if the server stored the object for this business. @throws {BackendError} */
const isStoredFor = (business: string, { bucket, path }: StoredPath): Promise<boolean> =>
  callDatabase("has_stored_picture", { business, bucket, path });

/** A picture of the business, as it is stored; null for an address that is none of its own. @throws {BackendError} */
async function readOwnPicture(
  { person, business, use }: Pick<SentPicture, "person" | "business" | "use">,
  url: string,
): Promise<Blob | null> {
  const object = parsePublicAddress(url, use === "promotion" ? ["promociones"] : PICTURE_BUCKETS);
  const owned = object && (await getOwnedBusiness(person, business.id));
  if (!object || !owned) return null;
  // Those of promotions are named by forms alone.
  const isOwn = use === "promotion" ? await isStoredFor(business.id, object) : picturesOf(use, owned.row).includes(url);
  return isOwn ? readObject(adminClient(), object) : null;
}
