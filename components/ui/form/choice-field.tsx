"use client";

import type { ReactNode } from "react";
import { useControl } from "./field";

type ChoiceFieldProps = {
  name: string;
  legend: string;
  choices: readonly { id: string; label: string }[];
};

export function ChoiceField({ name, legend, choices, required }: ChoiceFieldProps & { required?: boolean }) {
  const { control, typed, notes } = useControl(name, null);
  return (
    <fieldset aria-describedby={control["aria-describedby"]}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            id={index === 0 ? control.id : undefined}
            type="radio"
            name={name}
            value={choice.id}
            required={required}
            aria-invalid={control["aria-invalid"]}
            defaultChecked={choice.id === typed}
            className="size-5 shrink-0 accent-action-strong"
          />
          {choice.label}
        </label>
      ))}
      {notes}
    </fieldset>
  );
}

/** Any of several, each beside its name; their value is a text with commas (`readForm`). */
export function ChoicesField({ name, legend, choices, hint }: ChoiceFieldProps & { hint?: ReactNode }) {
  const { control, typed = "", notes } = useControl(name, hint);
  const chosen = typed.split(",").map((each) => each.trim());
  return (
    <fieldset aria-describedby={control["aria-describedby"]} className="min-w-0">
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
              id={index === 0 ? control.id : undefined}
              type="checkbox"
              name={name}
              value={choice.id}
              aria-invalid={control["aria-invalid"]}
              defaultChecked={chosen.includes(choice.id)}
              className="size-5 shrink-0 accent-action-strong"
            />
            {choice.label}
          </label>
        ))}
      </div>
      {notes}
    </fieldset>
  );
}
