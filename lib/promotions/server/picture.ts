import "server-only";
import { preparePictures, type StoredPictures, storePictures } from "@/lib/businesses/server/pictures";
import { toPictureUrl } from "@/lib/images/picture-url";
import { removePicturesAt } from "@/lib/images/server/store-picture";
import type { Owner } from "@/lib/owner/server/owner-action";
import { failure, type Result, success } from "@/lib/result";
import { PROMOTION_MESSAGES as MESSAGES } from "../messages";
import { PROMOTION_PICTURE_FIELD } from "../model";

const NOTHING_STORED: StoredPictures = { paths: {}, remove: async () => undefined };

export async function takePicture(
  form: FormData,
  { viewer, business }: Owner,
): Promise<Result<StoredPictures, string>> {
  const files = form.getAll(PROMOTION_PICTURE_FIELD).filter((file) => file instanceof File && file.size > 0) as File[];
  if (files.length === 0) return success(NOTHING_STORED);
  const asked = [{ field: "promocion_imagen" as const, files, most: 1 }];
  const { sent, errors } = await preparePictures(asked, viewer.id, MESSAGES.onePicture);
  if (errors.promocion_imagen) return failure(errors.promocion_imagen);
  const stored = await storePictures(sent, business.id);
  return stored.ok ? stored : failure(MESSAGES.saveFailed);
}

export async function removePicture(path: string | null | undefined, businessId: string): Promise<void> {
  const url = toPictureUrl(path, "promociones");
  if (url) await removePicturesAt([url], businessId);
}
