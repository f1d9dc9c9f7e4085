import { useEffect, useEffectEvent, useState } from "react";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { smallPicture } from "@/components/registration/shrink-picture";
import type { MenuReading } from "@/lib/ai/menu";
import type { MenuTaken } from "@/lib/ai/menu-answer";
import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { routes } from "@/lib/routes";
import { sendForm } from "../pictures/send-form";
import { type Upload, type UploadListener, UploadQueue } from "../pictures/upload-queue";

type MenuPhoto = { businessId: string; file: File; name: string; url: string };

async function sendMenuPhoto({ businessId, file }: MenuPhoto, listener: UploadListener) {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, businessId);
  form.set(PICTURE_FIELDS.file, await smallPicture(file, PICTURE_LIMITS.menu.maxWidth));
  return sendForm<MenuTaken>(routes.readMenu(), form, listener);
}

export type ShownPhoto = { name: string; url: string };

/** Photos of a menu that are read one after the other, and those that were. @param onRead hears of each. */
export function useMenuPhotos(businessId: string, onRead: (reading: MenuReading) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  const tellRead = useEffectEvent(onRead);
  const guard = useUnsavedGuard();
  const [queue] = useState(
    () =>
      new UploadQueue<MenuPhoto, MenuTaken>({
        send: sendMenuPhoto,
        atOnce: 1,
        onChange: setUploads,
        onTaken: ({ reading }, { name, url }) => {
          setPhotos((before) => [...before, { name, url }]);
          tellRead(reading);
        },
      }),
  );
  useEffect(() => guard(uploads.length > 0), [uploads, guard]);
  return {
    uploads,
    queue,
    photos,
    read(files: readonly File[]) {
      for (const file of files) {
        const shown = { name: file.name, url: URL.createObjectURL(file) };
        queue.add({ businessId, file, ...shown }, { name: shown.name, preview: shown.url });
      }
    },
    show: (files: readonly File[]) =>
      setPhotos((before) => [...before, ...files.map((file) => ({ name: file.name, url: URL.createObjectURL(file) }))]),
    replace: setPhotos,
  };
}
