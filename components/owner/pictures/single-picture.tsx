"use client";

import { type ReactNode, useRef, useState } from "react";
import { pictureSources } from "@/lib/images/picture-sources";
import type { PictureUndo } from "@/lib/owner/picture-state";
import { type OwnPicture, PICTURES, type PictureUse } from "@/lib/owner/pictures";
import { PictureButtons, PicturePicker } from "./picture-buttons";
import { RemovedTile, UploadTile, WaitingNote } from "./picture-tiles";
import { usePictures } from "./pictures-editor";
import { useUploads } from "./use-uploads";

type SinglePictureProps = {
  use: PictureUse;
  title: string;
  name: string;
  picture: OwnPicture | null;
  className: string;
  sizes: string;
  children: ReactNode;
};

export function SinglePicture({ use, title, name, picture, className, sizes, children }: SinglePictureProps) {
  const { businessId, businessName, tell, bringBack } = usePictures();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<PictureUndo | null>(null);
  const { frame } = PICTURES[use];
  const { uploads, queue, add } = useUploads(({ isWaiting, url }) => {
    const undo = picture && picture.url !== url ? { use, url: picture.url, instead: url } : null;
    tell(isWaiting ? `Recibimos ${name}: la revisamos antes de publicarla.` : `Listo: ya cambió ${name}.`, undo);
  });
  const change = {
    use,
    label: `${picture ? "Cambiar" : "Elegir"} ${title.toLowerCase()}`,
    onFiles([file]: readonly File[]) {
      for (const each of uploads) queue.cancel(each.id);
      setRemoved(null);
      if (file) add({ businessId, use, file });
    },
  };
  return (
    <section className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      <div className={className}>
        {uploads.map((upload) => (
          <UploadTile key={upload.id} {...{ upload, queue, frame }} />
        ))}
        {removed && (
          <RemovedTile
            said={`Borraste ${name}.`}
            frame={frame}
            onUndo={async () => {
              if (!(await bringBack(removed))) return;
              heading.current?.focus({ preventScroll: true });
              setRemoved(null);
            }}
          />
        )}
        {uploads.length === 0 && !removed && (
          <PicturePicker {...change}>
            {picture ? (
              <img
                {...pictureSources(picture.url, sizes)}
                alt={picture.alt || `${title} de ${businessName}`}
                className="w-full bg-sand object-cover"
                style={{ aspectRatio: frame }}
              />
            ) : (
              children
            )}
          </PicturePicker>
        )}
      </div>
      {picture?.isWaiting && <WaitingNote />}
      {picture && uploads.length === 0 && !removed && (
        <PictureButtons
          use={use}
          url={picture.url}
          name={name}
          onCrop={(crop) => add({ businessId, use, url: picture.url, crop })}
          onRemoved={setRemoved}
        />
      )}
      {(uploads.length > 0 || removed) && <PicturePicker {...change} />}
    </section>
  );
}
