"use client";

import type { ReactNode } from "react";
import { useFormContext } from "./form";

type ChoicesFieldProps = {
  name: string;
  legend: string;
  hint?: ReactNode;
  choices: readonly { id: string; label: string }[];
};

/** Any of several, each beside its name; their value is a text with commas (`readForm`). */
export function ChoicesField({ name, legend, hint, choices }: ChoicesFieldProps) {
  const { id: formId, values, errors } = useFormContext();
  const chosen = (values[name] ?? "").split(",").map((each) => each.trim());
  const error = errors[name];
  const id = `${formId}-${name}`;
  const describedBy = [hint && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={describedBy || undefined} className="min-w-0">
      <legend className="font-semibold text-sm">
        {legend}
        <span className="font-normal text-ink-soft"> (opcional)</span>
      </legend>
      {/* Says that the boxes were there, also when none is ticked. */}
      <input type="hidden" name={name} value="" />
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map((choice, index) => (
          <label key={choice.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={choice.id}
              aria-invalid={error ? true : undefined}
              defaultChecked={chosen.includes(choice.id)}
              className="size-5 shrink-0 accent-action-strong"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <div id={`${id}-ayuda`} className="text-ink-soft text-sm">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
