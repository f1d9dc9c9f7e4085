"use client";

import { useEffect, useState } from "react";
import type { PictureField as PictureName } from "@/lib/registration/fields";
import { controlOf, FieldFrame, OPTIONAL } from "./text-field";

// iPhones hand over JPEG for these.
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif,image/avif";

type PictureFieldProps = {
  name: PictureName;
  label: string;
  hint?: string;
  error: string | undefined;
  isMultiple?: boolean;
  /** The form came back: a browser does not keep the picture. */
  isAskedAgain: boolean;
};

/** A picture, with a look at what was chosen. */
export function PictureField({ name, label, hint, error, isMultiple = false, isAskedAgain }: PictureFieldProps) {
  const [previews, setPreviews] = useState<readonly string[]>([]);
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews]);

  const kept = isAskedAgain
    ? "Vuelve a elegirla: el navegador no la guarda."
    : "Si recargas la página, tendrás que elegirla de nuevo.";
  const text = [hint, kept].filter(Boolean).join(" ");
  return (
    <FieldFrame
      name={name}
      label={
        <>
          {label} {OPTIONAL}
        </>
      }
      hint={text}
      error={error}
    >
      <input
        type="file"
        accept={ACCEPTED}
        multiple={isMultiple}
        className="min-h-12 w-full min-w-0 cursor-pointer rounded-field border border-field border-dashed bg-white p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-4 file:font-semibold file:text-ink"
        onChange={({ currentTarget }) =>
          setPreviews([...(currentTarget.files ?? [])].map((file) => URL.createObjectURL(file)))
        }
        {...controlOf({ name, hint: text, error })}
      />
      {previews.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {previews.map((url) => (
            <li key={url}>
              <img src={url} alt="Imagen elegida" className="size-20 rounded-field border border-line object-cover" />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
