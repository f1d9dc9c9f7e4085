"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PictureTile } from "@/components/ui/form/picture-tile";
import type { ShownPhoto } from "./use-menu-photos";

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
