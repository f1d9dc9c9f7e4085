"use client";

import { useState } from "react";
import { smallPicture } from "@/components/registration/shrink-picture";
import { Button } from "@/components/ui/button";
import { PictureTile } from "@/components/ui/form/picture-tile";
import type { MenuReading } from "@/lib/ai/menu";
import type { MenuTaken } from "@/lib/ai/menu-answer";
import { PICTURE_LIMITS } from "@/lib/images/picture-limits";
import { BUSINESS_ID_FIELD } from "@/lib/owner/model";
import { PICTURE_FIELDS } from "@/lib/owner/picture-answer";
import { routes } from "@/lib/routes";
import { sendForm } from "../pictures/send-form";
import type { UploadListener } from "../pictures/upload-queue";
import { useUploadQueue } from "../pictures/use-uploads";

type PhotoPaneProps = { photos: readonly ShownPhoto[]; onFiles: (files: readonly File[]) => void };

export function PhotoPane({ photos, onFiles }: PhotoPaneProps) {
  const [isLarge, setIsLarge] = useState(false);
  if (photos.length === 0) {
    return (
      <div className="grid content-start gap-3 rounded-card bg-sand p-4 text-sm">
        <p>La foto no se guardó en ningún lado. Elígela otra vez si quieres verla aquí: no se vuelve a leer.</p>
        <PictureTile label="Ver la foto" multiple onFiles={onFiles} />
      </div>
    );
  }
  return (
    <details open className="sticky top-0 z-10 rounded-card border border-line bg-card lg:top-4 lg:self-start">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-sm">
        {photos.length === 1 ? "Tu foto" : `Tus ${photos.length} fotos`}
      </summary>
      <section
        aria-label="Foto del menú"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is scrolled by keys, too
        tabIndex={0}
        className="max-h-[26svh] overflow-auto bg-sand lg:max-h-[75svh]"
      >
        {photos.map(({ name, url }) => (
          <img
            key={url}
            src={url}
            alt={`Foto del menú: ${name}`}
            className={isLarge ? "w-[220%] max-w-none" : "w-full"}
          />
        ))}
      </section>
      <p className="p-2">
        <Button size="sm" variant="outline" aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
          {isLarge ? "Alejar" : "Acercar"}
        </Button>
      </p>
    </details>
  );
}

type MenuPhoto = { businessId: string; file: File };

async function sendMenuPhoto({ businessId, file }: MenuPhoto, listener: UploadListener) {
  const form = new FormData();
  form.set(BUSINESS_ID_FIELD, businessId);
  form.set(PICTURE_FIELDS.file, await smallPicture(file, PICTURE_LIMITS.menu.maxWidth));
  return sendForm<MenuTaken>(routes.readMenu(), form, listener);
}

type ShownPhoto = { name: string; url: string };

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
