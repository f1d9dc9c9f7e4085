"use client";

import { type ComponentProps, type InputEventHandler, type ReactNode, useState } from "react";
import { useFormContext } from "./form";

/** 16 px text: smaller makes phones zoom in on focus. */
export const controlClasses =
  "w-full min-w-0 rounded-field border border-field bg-card px-4 text-base text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-error";

type Described = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Error found by the field itself; otherwise the server's words. */
  error?: string | undefined;
};

type Control = {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Returns what a control needs: its hint and error, and the value that came back from the server. */
export function useControl(name: string, hint: ReactNode, own?: string) {
  const { id: formId, values, errors } = useFormContext();
  const id = `${formId}-${name}`;
  const error = own ?? errors[name];
  const describedBy = [hint && `${id}-ayuda`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: Control = {
    id,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
  const notes = (
    <>
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
    </>
  );
  return { control, typed: values[name], notes };
}

type FieldProps = Described & {
  children: (control: Control, typed: string | undefined) => ReactNode;
};

/** The name of a field above it; a hint and what is wrong below it. `typed` is what came back from the server. */
export function Field({ name, label, hint, isOptional = false, error, children }: FieldProps) {
  const { control, typed, notes } = useControl(name, hint, error);
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={control.id} className="font-semibold text-sm">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {children(control, typed)}
      {notes}
    </div>
  );
}

type Of<Element extends "input" | "textarea" | "select"> = Described &
  // It would cut what is pasted without a word: `maxCharacters` counts and says so.
  Omit<ComponentProps<Element>, keyof Described | "maxLength">;
type TextOf<Element extends "input" | "textarea"> = Of<Element> & {
  /** More is refused by the server, and said as it is typed. */
  maxCharacters?: number | undefined;
};

/** A short text is counted once it comes near its end. */
const COUNTED_FROM = 0.8;

/** Length as the server counts: without spaces around it. */
const lengthOf = (value: unknown): number => String(value ?? "").trim().length;

export function TextField(props: TextOf<"input">) {
  const { name, label, hint, isOptional, error, defaultValue, maxCharacters, onInput, ...input } = props;
  return (
    <CountedField
      {...{ name, label, hint, isOptional, error, defaultValue, maxCharacters, onInput }}
      from={COUNTED_FROM}
    >
      {(control) => <input type="text" className={`${controlClasses} h-12`} {...input} {...control} />}
    </CountedField>
  );
}

export function TextArea(props: TextOf<"textarea">) {
  const { name, label, hint, isOptional, error, defaultValue, maxCharacters, onInput, ...area } = props;
  return (
    <CountedField {...{ name, label, hint, isOptional, error, defaultValue, maxCharacters, onInput }} from={0}>
      {(control) => <textarea rows={3} className={`${controlClasses} py-3`} {...area} {...control} />}
    </CountedField>
  );
}

type Typed<Element> = {
  defaultValue?: string | number | readonly string[] | undefined;
  onInput?: InputEventHandler<Element> | undefined;
};

type CountedFieldProps<Element> = Described &
  Typed<Element> & {
    maxCharacters?: number | undefined;
    from: number;
    children: (control: Control & Typed<Element>) => ReactNode;
  };

function CountedField<Element extends HTMLInputElement | HTMLTextAreaElement>(props: CountedFieldProps<Element>) {
  const { hint, error, defaultValue, maxCharacters: most, onInput, from, children, ...described } = props;
  const { values } = useFormContext();
  const [length, setLength] = useState(() => lengthOf(values[described.name] ?? defaultValue));
  const excess = most === undefined ? 0 : length - most;
  const count = (
    <>
      {hint} <span className="whitespace-nowrap">{`${length} / ${most} caracteres`}</span>
    </>
  );
  const tooLong = `Usa como máximo ${most} caracteres: te ${excess === 1 ? "sobra" : "sobran"} ${excess}.`;
  return (
    <Field
      {...described}
      hint={most !== undefined && length >= most * from ? count : hint}
      error={error ?? (excess > 0 ? tooLong : undefined)}
    >
      {(control, typed) =>
        children({
          ...control,
          defaultValue: typed ?? defaultValue,
          onInput: (event) => {
            setLength(lengthOf(event.currentTarget.value));
            onInput?.(event);
          },
        })
      }
    </Field>
  );
}

export function SelectField({ name, label, hint, isOptional, error, defaultValue, ...select }: Of<"select">) {
  return (
    <Field {...{ name, label, hint, isOptional, error }}>
      {(control, typed) => (
        <select
          // A select takes its first value only once: what came back makes it another one.
          key={typed}
          className={`${controlClasses} h-12 cursor-pointer`}
          {...select}
          {...control}
          defaultValue={typed ?? defaultValue}
        />
      )}
    </Field>
  );
}

type CheckboxFieldProps = { name: string; label: ReactNode } & Omit<ComponentProps<"input">, "name" | "type">;

export function CheckboxField({ name, label, ...input }: CheckboxFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} className="size-5 accent-action-strong" {...input} />
      {label}
    </label>
  );
}
