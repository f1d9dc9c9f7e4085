"use client";

import type { ReactNode } from "react";
import { pictureSources } from "@/lib/images/picture-sources";
import type { OwnPicture, PictureUse } from "@/lib/owner/pictures";
import { PICTURES } from "@/lib/owner/pictures";
import { PictureButtons } from "./picture-buttons";
import { PicturePicker } from "./picture-picker";
import { usePictures } from "./pictures-context";
import { UploadTile } from "./upload-tile";
import { useUploads } from "./use-uploads";
import { WaitingNote } from "./waiting-note";

type SinglePictureProps = {
  use: PictureUse;
  title: string;
  /** "la portada", "el logo". */
  name: string;
  picture: OwnPicture | null;
  /** How wide the frame is drawn. */
  className: string;
  sizes: string;
  /** What stands in the frame where there is no picture. */
  children: ReactNode;
};

/** Cover or logo: as it is shown, changed, cut and taken off. */
export function SinglePicture({ use, title, name, picture, className, sizes, children }: SinglePictureProps) {
  const { businessId, businessName, tell } = usePictures();
  const { frame } = PICTURES[use];
  const { uploads, add, cancel, retry } = useUploads(({ isWaiting, url }) => {
    const undo = picture && picture.url !== url ? { use, url: picture.url, instead: url } : null;
    tell(isWaiting ? `Recibimos ${name}: la revisamos antes de publicarla.` : `Listo: ya cambió ${name}.`, undo);
  });
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <div className={className}>
        {uploads.length > 0 ? (
          uploads.map((upload) => (
            <UploadTile
              key={upload.id}
              upload={upload}
              frame={frame}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))
        ) : picture ? (
          <img
            {...pictureSources(picture.url, sizes)}
            alt={picture.alt || `${title} de ${businessName}`}
            className="w-full rounded-field bg-sand object-cover"
            style={{ aspectRatio: frame }}
          />
        ) : (
          children
        )}
      </div>
      {picture?.isWaiting && <WaitingNote />}
      {picture && uploads.length === 0 && (
        <PictureButtons
          use={use}
          url={picture.url}
          name={name}
          onCrop={(crop) => add({ businessId, use, url: picture.url, crop })}
        />
      )}
      <PicturePicker
        use={use}
        label={picture ? `Cambiar ${name}` : `Elegir ${name}`}
        onFiles={([file]) => {
          for (const each of uploads) cancel(each.id);
          if (file) add({ businessId, use, file });
        }}
      />
    </section>
  );
}
