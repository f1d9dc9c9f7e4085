"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
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

type FieldProps = Described & {
  children: (control: Control, typed: string | undefined) => ReactNode;
};

/** The name of a field above it; a hint and what is wrong below it. `typed` is what came back from the server. */
export function Field({ name, label, hint, isOptional = false, error: own, children }: FieldProps) {
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
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (opcional)</span>}
      </label>
      {children(control, values[name])}
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
  const counted = useCharacters(name, defaultValue, maxCharacters);
  const isNear = maxCharacters !== undefined && counted.length >= maxCharacters * COUNTED_FROM;
  return (
    <Field
      {...{ name, label, isOptional }}
      hint={isNear ? counted.withCount(hint) : hint}
      error={error ?? counted.error}
    >
      {(control, typed) => (
        <input
          type="text"
          className={`${controlClasses} h-12`}
          {...input}
          {...control}
          onInput={(event) => {
            counted.count(event);
            onInput?.(event);
          }}
          defaultValue={typed ?? defaultValue}
        />
      )}
    </Field>
  );
}

export function TextArea(props: TextOf<"textarea">) {
  const { name, label, hint, isOptional, error, defaultValue, maxCharacters, onInput, ...area } = props;
  const counted = useCharacters(name, defaultValue, maxCharacters);
  return (
    <Field
      {...{ name, label, isOptional }}
      hint={maxCharacters === undefined ? hint : counted.withCount(hint)}
      error={error ?? counted.error}
    >
      {(control, typed) => (
        <textarea
          rows={3}
          className={`${controlClasses} py-3`}
          {...area}
          {...control}
          onInput={(event) => {
            counted.count(event);
            onInput?.(event);
          }}
          defaultValue={typed ?? defaultValue}
        />
      )}
    </Field>
  );
}

function useCharacters(name: string, defaultValue: unknown, most = Number.POSITIVE_INFINITY) {
  const { values } = useFormContext();
  const [length, setLength] = useState(() => lengthOf(values[name] ?? defaultValue));
  const excess = length - most;
  return {
    length,
    count: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setLength(lengthOf(event.currentTarget.value)),
    error:
      excess > 0 ? `Usa como máximo ${most} caracteres: te ${excess === 1 ? "sobra" : "sobran"} ${excess}.` : undefined,
    withCount: (hint: ReactNode) => (
      <>
        {hint} <span className="whitespace-nowrap">{`${length} / ${most} caracteres`}</span>
      </>
    ),
  };
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
