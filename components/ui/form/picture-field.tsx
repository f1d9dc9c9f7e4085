"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Field } from "./field";
import { PictureTile } from "./picture-tile";

type FileFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  choose: string;
  accept: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  hasCamera?: boolean;
};

type Chosen = { name: string; url: string | null };

const chosenOf = (file: File): Chosen => ({
  name: file.name,
  url: file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
});

export function FileField({ name, label, hint, choose, accept, isMultiple, isRequired, hasCamera }: FileFieldProps) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  useEffect(() => () => chosen.forEach(({ url }) => void (url && URL.revokeObjectURL(url))), [chosen]);
  return (
    <Field name={name} label={label} hint={hint} isOptional={!isRequired}>
      {(control) => (
        <PictureTile
          {...control}
          accept={accept}
          multiple={isMultiple}
          required={isRequired}
          label={chosen.length > 0 ? "Cambiar" : choose}
          keepsFiles
          hasCamera={hasCamera ?? false}
          onFiles={(files) => setChosen(files.map(chosenOf))}
          className={chosen.length > 0 ? "border border-field bg-card" : ""}
        >
          {chosen.length > 0 && (
            <span className="flex flex-wrap items-center gap-2 p-2 pr-28">
              {chosen.map(({ name: file, url }) =>
                url ? (
                  <img
                    key={url}
                    src={url}
                    alt="Imagen elegida"
                    className="size-16 rounded-field bg-sand object-cover"
                  />
                ) : (
                  <span key={file} className="min-w-0 wrap-anywhere px-2 text-sm">
                    {file}
                  </span>
                ),
              )}
            </span>
          )}
        </PictureTile>
      )}
    </Field>
  );
}

type PictureFieldProps = Pick<FileFieldProps, "name" | "label" | "hint" | "isMultiple">;

export const PictureField = (props: PictureFieldProps) => (
  <FileField accept="image/*" choose={props.isMultiple ? "Elegir fotos" : "Elegir foto"} hasCamera {...props} />
);
