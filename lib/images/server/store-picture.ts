import "server-only";
import { randomUUID } from "node:crypto";
import { log } from "@/lib/log";
import { readObject, removeObjects, storeObject } from "@/lib/storage/server/objects";
import {
  PICTURE_BUCKETS,
  type PictureBucket,
  parsePublicAddress,
  type StoredPath,
  storedPath,
} from "@/lib/storage/stored-path";
import { adminClient } from "@/lib/supabase/admin";
import { sizesOfPicture, smallerPicture, smallerWidths, storedPictureName } from "../picture-sizes";
import type { PreparedPicture } from "./prepare-picture";

const YEAR_S = 31_536_000;

export const DRAFTS_BUCKET = "borradores";
type Bucket = PictureBucket | typeof DRAFTS_BUCKET;

export type StoredPicture = { bucket: Bucket; path: string; width: number };

async function upload(at: StoredPath, content: Buffer): Promise<void> {
  const stored = await storeObject(adminClient(), at, content, {
    contentType: "image/webp",
    cacheSeconds: YEAR_S,
    replaces: true,
  });
  if (!stored.ok) throw new Error(`a picture was not stored: ${stored.code}`);
}

const objectsOf = ({ bucket, path, width }: StoredPicture): StoredPath<Bucket>[] =>
  [path, ...smallerWidths(width).map((each) => smallerPicture(path, each))].map((each) => storedPath(bucket, each));

/** Stores a picture in all widths, named by content and a random part, so that removing it takes nobody else's away. @param folder
 * without a slash at its end. @throws when storage does not take it; nothing of it is left then. */
export async function storePicture(
  bucket: Bucket,
  folder: string,
  { content, hash, width, narrower }: PreparedPicture,
): Promise<StoredPicture> {
  const stored = { bucket, path: storedPictureName(`${folder}/${randomUUID()}`, hash, width), width };
  try {
    await upload(storedPath(bucket, stored.path), content);
    for (const each of narrower)
      await upload(storedPath(bucket, smallerPicture(stored.path, each.width)), each.content);
    return stored;
  } catch (error) {
    await removePictures([stored]);
    throw error;
  }
}

const DRAFT = /-([0-9a-f]{16})-(\d{3,4})\.webp$/;

/** A draft as it was prepared, to be stored elsewhere; null when it is there no more. */
export async function readDraft(path: string): Promise<Omit<PreparedPicture, "blur"> | null> {
  const [, hash = "", digits = ""] = DRAFT.exec(path) ?? [];
  const width = Number(digits);
  const contents: Buffer[] = [];
  for (const each of objectsOf({ bucket: DRAFTS_BUCKET, path, width })) {
    const blob = await readObject(adminClient(), each);
    if (!blob) return null;
    contents.push(Buffer.from(await blob.arrayBuffer()));
  }
  const [content = Buffer.alloc(0), ...others] = contents;
  const narrower = smallerWidths(width).map((each, index) => ({ width: each, content: others[index] ?? content }));
  return { content, hash, width, narrower };
}

export const removeDraft = (path: string): Promise<void> =>
  removePictures([{ bucket: DRAFTS_BUCKET, path, width: Number(DRAFT.exec(path)?.[2] ?? 0) }]);

/** Takes pictures away that nothing refers to. A failure is logged: they take room and do no harm. */
export async function removePictures(pictures: readonly StoredPicture[]): Promise<void> {
  for (const picture of pictures) await remove(picture, objectsOf(picture));
}

async function remove({ bucket, path }: Pick<StoredPicture, "bucket" | "path">, objects: StoredPath<Bucket>[]) {
  const removed = await removeObjects(adminClient(), bucket, objects);
  if (!removed.ok) log.warn({ bucket, path }, "a picture was not removed");
}

/** Takes pictures of one folder away, in all their widths, by their addresses (`toPictureUrl`). A failure is logged. */
export async function removePicturesAt(urls: readonly string[], folder: string): Promise<void> {
  for (const url of urls.flatMap(sizesOfPicture)) {
    const object = parsePublicAddress(url, PICTURE_BUCKETS);
    if (object?.path.split("/").at(-2) === folder) await remove(object, [object]);
  }
}
