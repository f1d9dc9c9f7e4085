import "server-only";
import type { FieldErrors } from "@/lib/forms/form-state";
import { PICTURE_MESSAGES, type PictureError } from "@/lib/images/messages";
import type { PictureKind } from "@/lib/images/picture-limits";
import type { PictureBucket } from "@/lib/images/picture-url";
import { type PreparedPicture, preparePicture } from "@/lib/images/server/prepare-picture";
import { removePictures, type StoredPicture, storePicture } from "@/lib/images/server/store-picture";
import { log } from "@/lib/log";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { failure, type Result, success } from "@/lib/result";
import { type PictureField, picturesOfPlan, readPictures } from "../fields";
import { GALLERY_PICTURES_PER_FORM } from "../limits";
import { REGISTRATION_MESSAGES } from "../messages";

type Place = { kind: PictureKind; bucket: PictureBucket; folder: string };

const PLACES: Readonly<Record<PictureField, Place>> = {
  imagen: { kind: "default", bucket: "negocios", folder: "imagenes" },
  logo: { kind: "logo", bucket: "logos", folder: "logos" },
  galeria: { kind: "gallery", bucket: "negocios", folder: "gallery" },
};

export type SentPicture = { field: PictureField; picture: PreparedPicture };

const mostOf = (field: PictureField, plan: Plan): number =>
  field === "galeria" ? Math.min(PLANS[plan].limits.galleryUpload, GALLERY_PICTURES_PER_FORM) : 1;

/** The whole form has to be answered within a minute, and the last picture may wait and take its time too. */
const MOST_MS = 20_000;
/** After one of these the others would only take longer. */
const ENDS_THE_FORM: ReadonlySet<PictureError> = new Set(["busy", "too-slow", "unavailable"]);

/** Reads the pictures of a form, as far as the plan has fields for them, and says what is wrong with the others. */
export async function preparePictures(
  plan: Plan,
  form: FormData,
  client: string,
): Promise<{ sent: SentPicture[]; errors: FieldErrors }> {
  const errors: Partial<Record<PictureField, string>> = {};
  const sent: SentPicture[] = [];
  const startedAt = performance.now();
  for (const field of picturesOfPlan(plan)) {
    const files = readPictures(form, field);
    if (files.length > mostOf(field, plan)) errors[field] = REGISTRATION_MESSAGES.fullGallery;
    for (const file of files.slice(0, mostOf(field, plan))) {
      const isLate = performance.now() - startedAt > MOST_MS;
      const prepared = isLate ? failure("busy") : await preparePicture(file, PLACES[field].kind, client);
      if (prepared.ok) sent.push({ field, picture: prepared.value });
      else errors[field] = PICTURE_MESSAGES[prepared.code];
      if (!prepared.ok && ENDS_THE_FORM.has(prepared.code)) return { sent, errors };
    }
  }
  return { sent, errors };
}

/** Stores all of them, or none. @param businessId whose folder they are put into: the database takes no others. */
export async function storePictures(
  sent: readonly SentPicture[],
  businessId: string,
): Promise<Result<StoredPictures, "failed">> {
  const paths = { imagen: null as string | null, logo: null as string | null, galeria: [] as string[] };
  const stored: StoredPicture[] = [];
  try {
    for (const { field, picture } of sent) {
      const { bucket, folder } = PLACES[field];
      const one = await storePicture(bucket, `${folder}/${businessId}`, picture);
      stored.push(one);
      if (field === "galeria") paths.galeria.push(one.path);
      else paths[field] = one.path;
    }
    return success({ paths, remove: () => removePictures(stored) });
  } catch (error) {
    log.error({ error }, "pictures of a registration were not stored");
    await removePictures(stored);
    return failure("failed");
  }
}

/** Paths of the stored pictures, each in the bucket of its column. */
export type PicturePaths = { imagen: string | null; logo: string | null; galeria: readonly string[] };

export type StoredPictures = { paths: PicturePaths; remove: () => Promise<void> };
