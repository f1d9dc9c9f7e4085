"use client";

import { useFormContext } from "@/components/ui/form/form";
import { OFF, ON } from "@/lib/forms/on-off";

type SwitchFieldProps = { name: string; label: string; hint?: string };

/** Switch that is on or off. Its "no" travels behind it, so that one that was turned off comes back so. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { id: formId, values } = useFormContext();
  const id = `${formId}-${name}`;
  return (
    <div className="grid content-start gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-sm">
        <input
          // A box takes its first value only once: what came back makes it another one.
          key={values[name]}
          id={id}
          type="checkbox"
          name={name}
          value={ON}
          defaultChecked={values[name] === ON}
          aria-describedby={hint ? `${id}-ayuda` : undefined}
          className="size-5 accent-action-strong"
        />
        {label}
      </label>
      <input type="hidden" name={name} value={OFF} />
      {hint && (
        <p id={`${id}-ayuda`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
