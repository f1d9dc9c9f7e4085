import "server-only";
import type { FieldErrors } from "@/lib/forms/form-state";
import { PICTURE_MESSAGES, type PictureError } from "@/lib/images/messages";
import { type PreparedPicture, preparePicture } from "@/lib/images/server/prepare-picture";
import { removePictures, type StoredPicture, storePicture } from "@/lib/images/server/store-picture";
import { log } from "@/lib/log";
import { isNoSpace } from "@/lib/no-space";
import { failure, type Result, success } from "@/lib/result";
import type { PictureFieldName } from "../fields";
import { PICTURE_PLACES } from "../picture-buckets";

export type SentPicture<Name extends PictureFieldName = PictureFieldName> = { field: Name; picture: PreparedPicture };

/** The whole form has to be answered within a minute, and the last picture may wait and take its time too. */
const MAX_MS = 20_000;
/** After one of these the others would only take longer. */
const ENDS_THE_FORM: ReadonlySet<PictureError> = new Set(["busy", "too-slow", "unavailable"]);

/** Reads the pictures of a form, and says what is wrong with those that are not taken. @param tooMany the sentence for a field with too many. */
export async function preparePictures<Name extends PictureFieldName>(
  asked: readonly { field: Name; files: readonly File[]; most: number }[],
  client: string,
  tooMany: string,
): Promise<{ sent: SentPicture<Name>[]; errors: FieldErrors }> {
  const errors: Partial<Record<string, string>> = {};
  const sent: SentPicture<Name>[] = [];
  const startedAt = performance.now();
  for (const { field, files, most } of asked) {
    if (files.length > most) errors[field] = tooMany;
    for (const file of files.slice(0, most)) {
      const isLate = performance.now() - startedAt > MAX_MS;
      const prepared = isLate ? failure("busy") : await preparePicture(file, PICTURE_PLACES[field].kind, client);
      if (prepared.ok) sent.push({ field, picture: prepared.value });
      else errors[field] = PICTURE_MESSAGES[prepared.code];
      if (!prepared.ok && ENDS_THE_FORM.has(prepared.code)) return { sent, errors };
    }
  }
  return { sent, errors };
}

export type PicturePaths = Readonly<Partial<Record<PictureFieldName, readonly string[]>>>;
export type StoredPictures = { paths: PicturePaths; remove: () => Promise<void> };

/** Stores all of them, or none. @param businessId whose folder they are put into: the database takes no others. */
export async function storePictures(
  sent: readonly SentPicture[],
  businessId: string,
): Promise<Result<StoredPictures, "failed">> {
  const paths: Partial<Record<PictureFieldName, string[]>> = {};
  const stored: StoredPicture[] = [];
  try {
    for (const { field, picture } of sent) {
      const { bucket, folder } = PICTURE_PLACES[field];
      const one = await storePicture(bucket, `${folder}/${businessId}`, picture);
      stored.push(one);
      paths[field] = [...(paths[field] ?? []), one.path];
    }
    return success({ paths, remove: () => removePictures(stored) });
  } catch (error) {
    log.error({ error }, "pictures of a business were not stored");
    await removePictures(stored);
    if (isNoSpace(error)) throw error;
    return failure("failed");
  }
}
