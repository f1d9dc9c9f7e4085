import { useState } from "react";
import { smallPicture } from "@/components/registration/shrink-picture";
import type { MenuReading } from "@/lib/ai/menu";
import type { MenuTaken } from "@/lib/ai/menu-answer";
import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { routes } from "@/lib/routes";
import { sendForm } from "../pictures/send-form";
import type { UploadListener } from "../pictures/upload-queue";
import { useUploadQueue } from "../pictures/use-uploads";

type MenuPhoto = { businessId: string; file: File };

async function sendMenuPhoto({ businessId, file }: MenuPhoto, listener: UploadListener) {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, businessId);
  form.set(PICTURE_FIELDS.file, await smallPicture(file, PICTURE_LIMITS.menu.maxWidth));
  return sendForm<MenuTaken>(routes.readMenu(), form, listener);
}

export type ShownPhoto = { name: string; url: string };

const shownPhoto = (file: File): ShownPhoto => ({ name: file.name, url: URL.createObjectURL(file) });

/** Photos of a menu that are read one after the other, and those that were. @param onRead hears of each. */
export function useMenuPhotos(businessId: string, onRead: (reading: MenuReading) => void) {
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  const show = (files: readonly File[]) => setPhotos((before) => [...before, ...files.map(shownPhoto)]);
  const { uploads, queue } = useUploadQueue<MenuPhoto, MenuTaken>({
    send: sendMenuPhoto,
    atOnce: 1,
    onTaken({ reading }, { file }) {
      show([file]);
      onRead(reading);
    },
  });
  return {
    uploads,
    queue,
    photos,
    read(files: readonly File[]) {
      for (const file of files)
        queue.add({ businessId, file }, { name: file.name, preview: URL.createObjectURL(file) });
    },
    show,
    replace: setPhotos,
  };
}
