"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Field } from "./field";

type PictureFieldProps = { name: string; label: string; hint?: ReactNode; isMultiple?: boolean };

/** Pictures to send with a form, with a look at what was chosen. */
export function PictureField({ name, label, hint, isMultiple = false }: PictureFieldProps) {
  const [previews, setPreviews] = useState<readonly string[]>([]);
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews]);

  return (
    <Field name={name} label={label} hint={hint} isOptional>
      {(control) => (
        <>
          <input
            type="file"
            // Whatever a phone calls a picture can be chosen: what it keeps as HEIC is redrawn, or refused in words.
            accept="image/*"
            multiple={isMultiple}
            className="min-h-12 w-full min-w-0 cursor-pointer rounded-field border border-field border-dashed bg-white p-2 text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border-0 file:bg-sand file:px-4 file:font-semibold file:text-ink"
            onChange={({ currentTarget }) =>
              setPreviews([...(currentTarget.files ?? [])].map((file) => URL.createObjectURL(file)))
            }
            {...control}
          />
          {previews.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {previews.map((url) => (
                <li key={url}>
                  <img
                    src={url}
                    alt="Imagen elegida"
                    className="size-20 rounded-field border border-line object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
