"use client";

import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { type FieldErrors, type FieldValues, type FormFailure, HONEYPOT_FIELD } from "@/lib/forms/form-state";
import { buttonVariants } from "../button";
import type { ServerForm } from "./use-server-form";

type FormContext = {
  id: string;
  isSending: boolean;
  message: string | null;
  link: FormFailure["link"];
  needsProof: boolean;
  values: FieldValues;
  errors: FieldErrors;
};

const Context = createContext<FormContext | null>(null);

export function useFormContext(): FormContext {
  const context = use(Context);
  if (!context) throw new Error("A field stands in a Form");
  return context;
}

const NOTHING: FieldValues = {};

type FormProps<Success extends { kind: string }> = Omit<ComponentProps<"form">, "ref" | "action" | "onSubmit"> & {
  of: ServerForm<Success>;
  initial?: FieldValues;
};

export function Form<Success extends { kind: string }>({ of, initial, ...props }: FormProps<Success>) {
  const id = useId();
  const { message = null, errors = NOTHING, link } = (of.state ?? {}) as Partial<FormFailure>;
  const { values = NOTHING, needsProof = false } = (of.returned ?? {}) as Partial<FormFailure>;
  return (
    <Context
      value={{ id, isSending: of.isSending, message, link, needsProof, values: { ...initial, ...values }, errors }}
    >
      <form {...of.form} {...props} />
    </Context>
  );
}

/** Reason why the form was not taken, always there for screen readers. A single wrong field's words are not repeated (`said-at-field`). */
export function FormAlert({ children }: { children?: ReactNode }) {
  const { id, message, link, errors } = useFormContext();
  const problems = Object.entries(errors);
  const [field] = problems.find(([, problem]) => problem === message) ?? [];
  const others = problems.filter(([name]) => name !== field);
  const isSaidAtField = field !== undefined && others.length === 0 && !link && !children;
  return (
    // biome-ignore lint/a11y/noAutofocus: what one has to look at, after a form that was sent without scripts
    <div role="alert" tabIndex={-1} autoFocus={message !== null} data-form-alert className="outline-none empty:hidden">
      {message && (
        <div
          className={`rounded-field bg-error-soft px-4 py-3 text-error text-sm ${isSaidAtField ? "said-at-field" : ""}`.trimEnd()}
        >
          <p className="font-semibold">
            {field === undefined ? message : <ProblemLink href={`#${id}-${field}`}>{message}</ProblemLink>}
          </p>
          {others.length > 0 && (
            <ul className={problems.length === 1 ? "said-at-field" : undefined}>
              {others.map(([name, problem]) => (
                <li key={name}>
                  <ProblemLink href={`#${id}-${name}`}>{problem}</ProblemLink>
                </li>
              ))}
            </ul>
          )}
          {link && (
            <a href={link.href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center underline">
              {link.label}
              <NewTabNote />
            </a>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

const ProblemLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="inline-flex min-h-8 items-center underline">
    {children}
  </a>
);

type SubmitButtonProps = Omit<ComponentProps<"button">, "className"> & {
  sending: string;
  look?: Parameters<typeof buttonVariants>[0];
};

export function SubmitButton({ sending, look, children, ...props }: SubmitButtonProps) {
  const { isSending } = useFormContext();
  return (
    <button type="submit" aria-disabled={isSending} className={buttonVariants(look)} {...props}>
      {isSending ? sending : children}
    </button>
  );
}

/** People do not see it; programs fill it in. The server takes such a form and does nothing. */
export function HoneypotField() {
  const { id } = useFormContext();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>No llenes este campo</label>
      <input id={`${id}-${HONEYPOT_FIELD}`} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
