import { smallPicture } from "@/components/registration/shrink-picture";
import type { MenuAnswer } from "@/lib/ai/menu-answer";
import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { routes } from "@/lib/routes";
import { sendForm } from "../pictures/send-form";
import type { UploadListener } from "../pictures/upload-queue";

export type MenuPhoto = { businessId: string; file: File; name: string; url: string };

export async function sendMenuPhoto({ businessId, file }: MenuPhoto, listener: UploadListener) {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, businessId);
  form.set(PICTURE_FIELDS.file, await smallPicture(file, PICTURE_LIMITS.menu.maxWidth));
  return sendForm<MenuAnswer>(routes.readMenu(), form, listener);
}
