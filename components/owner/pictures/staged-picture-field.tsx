"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { PictureTile } from "@/components/ui/form/picture-tile";
import { pictureSources } from "@/lib/images/picture-sources";
import type { PictureTaken } from "@/lib/owner/picture-answer";
import { PICTURES } from "@/lib/owner/pictures";
import { CropButton } from "./picture-buttons";
import { UploadTile } from "./picture-tiles";
import { useUploads } from "./use-uploads";

type StagedPicture = Pick<PictureTaken, "path" | "url">;

type StagedPictureFieldProps = {
  businessId: string;
  /** Name of the hidden field that holds the path of the stored picture; empty for none. */
  name: string;
  /** Name of the file, to a browser without scripts. */
  fileName: string;
  /** Name of the hidden field that says of a picture which is not stored yet how far it is: "subiendo" or "fallida". */
  unsentName: string;
  label: string;
  stored: StagedPicture | null;
  onChange?: () => void;
};

const { frame } = PICTURES.promotion;

export function StagedPictureField(props: StagedPictureFieldProps) {
  const { businessId, name, fileName, unsentName, label, stored, onChange } = props;
  const { id, errors } = useFormContext();
  const [picture, setPicture] = useState<StagedPicture | null>(stored);
  const change = (next: StagedPicture | null) => {
    setPicture(next);
    onChange?.();
  };
  const { uploads, queue, add } = useUploads(change);
  const send = (source: Parameters<typeof add>[0]) => {
    add(source);
    onChange?.();
  };
  const error = errors[fileName];
  const isShown = picture !== null && uploads.length === 0;
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={picture?.path ?? ""} />
      {uploads.map(({ id: upload, failure }) => (
        <input key={upload} type="hidden" name={unsentName} value={failure === null ? "subiendo" : "fallida"} />
      ))}
      {uploads.map((upload) => (
        <div key={upload.id} className="max-w-80">
          <UploadTile {...{ upload, queue, frame }} />
        </div>
      ))}
      <div className="max-w-80">
        <PictureTile
          id={`${id}-${fileName}`}
          name={fileName}
          label={label}
          aria-label={label}
          hasCamera
          {...(!isShown && uploads.length === 0 && { style: { aspectRatio: frame } })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${fileName}-error` : undefined}
          onFiles={([file]) => {
            for (const each of uploads) queue.cancel(each.id);
            if (file) send({ businessId, use: "promotion", file });
          }}
        >
          {isShown && (
            <img
              {...pictureSources(picture.url, "20rem")}
              alt="Imagen de la promoción"
              className="w-full bg-sand object-cover"
              style={{ aspectRatio: frame }}
            />
          )}
        </PictureTile>
      </div>
      {isShown && (
        <div className="flex flex-wrap gap-2">
          <CropButton
            url={picture.url}
            name="la imagen"
            frame={frame}
            onCrop={(crop) => send({ businessId, use: "promotion", url: picture.url, crop })}
          />
          <Button size="sm" variant="outline" onClick={() => change(null)} className="noscript:hidden">
            Quitar imagen
          </Button>
        </div>
      )}
      {error && (
        <p id={`${id}-${fileName}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
