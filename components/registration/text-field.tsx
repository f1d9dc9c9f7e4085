import type { ComponentProps, ReactNode } from "react";

/** 16 px text: smaller makes phones zoom in on focus. */
export const inputClasses =
  "w-full min-w-0 rounded-field border border-field bg-white px-4 text-base text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-error";

type Described = { name: string; label: ReactNode; hint?: ReactNode; error?: string | undefined };

const fieldId = (name: string): string => `registro-${name}`;

/** The name of a field above it; a hint and what is wrong below it. */
export function FieldFrame({ name, label, hint, error, children }: Described & { children: ReactNode }) {
  const id = fieldId(name);
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-ayuda`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-semibold text-error text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its frame. */
export const controlOf = ({ name, hint, error }: Omit<Described, "label">) => ({
  id: fieldId(name),
  name,
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint && `${fieldId(name)}-ayuda`, error && `${fieldId(name)}-error`].filter(Boolean).join(" ") || undefined,
});

export const OPTIONAL = <span className="font-normal text-ink-soft">(opcional)</span>;

type TextFieldProps = Described & Omit<ComponentProps<"input">, "name">;

/** A one-line field. */
export function TextField({ name, label, hint, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input type="text" className={`${inputClasses} h-12`} {...controlOf({ name, hint, error })} {...input} />
    </FieldFrame>
  );
}

type TextAreaProps = Described & Omit<ComponentProps<"textarea">, "name">;

/** A field of several lines. */
export function TextArea({ name, label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <textarea rows={3} className={`${inputClasses} py-3`} {...controlOf({ name, hint, error })} {...area} />
    </FieldFrame>
  );
}
