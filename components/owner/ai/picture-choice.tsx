"use client";

import { useFormContext } from "@/components/ui/form/form";
import type { PictureChoice as Choice } from "@/lib/ai/picture-options";

export function PictureChoice({ name, legend, options }: Choice) {
  const { id: formId, values } = useFormContext();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-3 has-checked:border-action-strong has-checked:bg-sand"
          >
            <input
              id={`${formId}-${name}-${id}`}
              type="radio"
              name={name}
              value={id}
              defaultChecked={id === values[name]}
              className="size-5 shrink-0 accent-action-strong"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
