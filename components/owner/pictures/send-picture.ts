import { smallPicture } from "@/components/registration/shrink-picture";
import type { PictureCrop } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS, type PictureAnswer } from "@/lib/owner/picture-answer";
import type { PictureUse } from "@/lib/owner/pictures";
import { cropText } from "@/lib/owner/read-crop";
import { routes } from "@/lib/routes";
import { sendForm } from "./send-form";
import type { UploadListener } from "./upload-queue";

export type PictureSource = { businessId: string; use: PictureUse } & (
  | { file: File }
  | { url: string; crop: PictureCrop }
);

async function toForm(source: PictureSource): Promise<FormData> {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, source.businessId);
  form.set(PICTURE_FIELDS.use, source.use);
  if ("file" in source) form.set(PICTURE_FIELDS.file, await smallPicture(source.file));
  else {
    form.set(PICTURE_FIELDS.url, source.url);
    form.set(PICTURE_FIELDS.crop, cropText(source.crop));
  }
  return form;
}

export async function sendPicture(source: PictureSource, listener: UploadListener) {
  return sendForm<PictureAnswer>(routes.sendPicture(), await toForm(source), listener);
}
