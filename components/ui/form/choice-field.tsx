"use client";

import { useFormContext } from "./form";

type ChoiceFieldProps = {
  name: string;
  legend: string;
  choices: readonly { id: string; label: string }[];
  required?: boolean;
};

export function ChoiceField({ name, legend, choices, required }: ChoiceFieldProps) {
  const { id: formId, values, errors } = useFormContext();
  const error = errors[name];
  const id = `${formId}-${name}`;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={choice.id}
            required={required}
            aria-invalid={error ? true : undefined}
            defaultChecked={choice.id === values[name]}
            className="size-5 shrink-0 accent-action-strong"
          />
          {choice.label}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
