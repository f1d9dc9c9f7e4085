"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormContext } from "@/components/ui/form/form";
import { pictureSources } from "@/lib/images/picture-sources";
import type { PictureTaken } from "@/lib/owner/picture-answer";
import { PICTURES } from "@/lib/owner/pictures";
import { CropButton } from "./crop-button";
import { PictureInput } from "./picture-input";
import { UploadTile } from "./upload-tile";
import { useUploads } from "./use-uploads";

type StagedPicture = Pick<PictureTaken, "path" | "url">;

type StagedPictureFieldProps = {
  businessId: string;
  /** Of the hidden field that holds the path of the stored picture; empty for none. */
  name: string;
  /** Of the file, to a browser without scripts. */
  fileName: string;
  /** Of the hidden field that says of a picture which is not stored yet how far it is: "subiendo" or "fallida". */
  unsentName: string;
  label: string;
  /** What is stored. */
  stored: StagedPicture | null;
  onChange?: () => void;
};

const { frame } = PICTURES.promotion;

/** The picture of a promotion: sent as soon as it is chosen, and named by the form that is sent later. */
export function StagedPictureField(props: StagedPictureFieldProps) {
  const { businessId, name, fileName, unsentName, label, stored, onChange } = props;
  const { id, errors } = useFormContext();
  const [picture, setPicture] = useState<StagedPicture | null>(stored);
  const change = (next: StagedPicture | null) => {
    setPicture(next);
    onChange?.();
  };
  const { uploads, add, cancel, retry } = useUploads(change);
  const send = (source: Parameters<typeof add>[0]) => {
    add(source);
    onChange?.();
  };
  const error = errors[fileName];
  return (
    <div className="grid gap-3">
      <input type="hidden" name={name} value={picture?.path ?? ""} />
      {uploads.map(({ id: upload, failure }) => (
        <input key={upload} type="hidden" name={unsentName} value={failure === null ? "subiendo" : "fallida"} />
      ))}
      {picture && uploads.length === 0 && (
        <div className="grid gap-2">
          <img
            {...pictureSources(picture.url, "20rem")}
            alt="Imagen de la promoción"
            className="w-full max-w-80 rounded-field bg-sand object-cover"
            style={{ aspectRatio: frame }}
          />
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
        </div>
      )}
      {uploads.map((upload) => (
        <div key={upload.id} className="max-w-80">
          <UploadTile
            upload={upload}
            frame={frame}
            onCancel={() => cancel(upload.id)}
            onRetry={() => retry(upload.id)}
          />
        </div>
      ))}
      <PictureInput
        id={`${id}-${fileName}`}
        name={fileName}
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-${fileName}-error` : undefined}
        onFiles={([file]) => {
          for (const each of uploads) cancel(each.id);
          if (file) send({ businessId, use: "promotion", file });
        }}
      />
      {error && (
        <p id={`${id}-${fileName}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
