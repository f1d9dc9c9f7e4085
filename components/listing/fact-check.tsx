"use client";

import { type FormEvent, useState } from "react";
import { type CheckedFact, CONFIRMATION_MESSAGES } from "@/lib/reports/model";
import { routes } from "@/lib/routes";

type FactCheckProps = { slug: string; fact: CheckedFact };

const NAMES: Readonly<Record<CheckedFact, string>> = { telefono: "el teléfono", horario: "el horario" };

async function send(form: HTMLFormElement, answer: string): Promise<string> {
  const body = new URLSearchParams({ respuesta: answer });
  for (const [name, value] of new FormData(form)) body.set(name, String(value));
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { accept: "text/plain" } });
    return (await response.text()) || CONFIRMATION_MESSAGES.fallo;
  } catch {
    return CONFIRMATION_MESSAGES.fallo;
  }
}

/** «¿Sigue siendo así?»: one tap tells the administrator. Without JavaScript a form that leads to a page of its own. */
export function FactCheck({ slug, fact }: FactCheckProps) {
  const [told, setTold] = useState<string | null>(null);

  async function answer(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    setTold("Enviando…");
    setTold(await send(event.currentTarget, submitter.value));
  }

  return (
    <form
      method="post"
      action={routes.confirmations()}
      onSubmit={answer}
      className="-mb-2 flex min-h-11 flex-wrap items-center text-ink-soft text-sm lg:min-h-8 print:hidden"
    >
      <input type="hidden" name="negocio" value={slug} />
      <input type="hidden" name="dato" value={fact} />
      <span role="status">{told ?? "¿Sigue siendo así?"}</span>
      {told === null && (
        <span className="flex">
          {(["si", "no"] as const).map((value) => (
            <button
              key={value}
              type="submit"
              name="respuesta"
              value={value}
              className="text-link min-h-11 min-w-11 cursor-pointer px-2 lg:min-h-8"
            >
              {value === "si" ? "Sí" : "No"}
              <span className="sr-only">{`, ${NAMES[fact]}`}</span>
            </button>
          ))}
        </span>
      )}
    </form>
  );
}
