"use client";

import { type FormEvent, useActionState, useState, useTransition } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import {
  MAX_REPORT_CHARACTERS,
  REPORT_MESSAGES,
  REPORT_REASONS,
  type ReportAction,
  type ReportState,
} from "@/lib/reports/model";

const IDLE: ReportState = { kind: "idle" };

/**
 * "Reportar un problema", folded away. Without JavaScript the browser unfolds and sends it, and the page comes back with
 * the answer; with it the form stays as it was typed until the report is stored.
 */
export function ReportForm({ action }: { action: ReportAction }) {
  const [returned, formAction] = useActionState(action, IDLE);
  const [sent, setSent] = useState<ReportState>(IDLE);
  const [isSending, startSending] = useTransition();
  const state = sent.kind === "idle" ? returned : sent;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startSending(async () => {
      // Without a connection the call throws: the form must stay, with what was typed.
      const failed: ReportState = { kind: "failed", message: REPORT_MESSAGES.failed, reason: "", detail: "" };
      setSent(await action(IDLE, form).catch(() => failed));
    });
  }

  return (
    <details open={state.kind !== "idle"} className="group print:hidden">
      <summary className="text-link inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm [&::-webkit-details-marker]:hidden">
        Reportar un problema
      </summary>
      {state.kind === "sent" ? (
        <p role="status" className="mt-2 rounded-card bg-open-soft px-5 py-4 text-open">
          Gracias, recibimos tu reporte. Lo revisaremos para corregir la página.
        </p>
      ) : (
        <form
          action={formAction}
          onSubmit={send}
          className="mt-2 grid max-w-narrow gap-4 rounded-card border border-line bg-white p-5"
        >
          {state.kind === "failed" && (
            <p role="alert" className="rounded-field bg-error-soft px-4 py-3 text-error">
              {state.message}
            </p>
          )}
          <Reasons chosen={state.kind === "failed" ? state.reason : ""} />
          <div className="grid gap-1.5">
            <label htmlFor="reporte-detalle" className="font-semibold text-sm">
              Cuéntanos más <span className="font-normal text-ink-soft">(opcional, salvo en «Otro problema»)</span>
            </label>
            <textarea
              id="reporte-detalle"
              name="detalle"
              rows={4}
              maxLength={MAX_REPORT_CHARACTERS}
              defaultValue={state.kind === "failed" ? state.detail : ""}
              className="w-full rounded-field border border-field bg-white px-4 py-3 text-base"
            />
          </div>
          <div aria-hidden="true" className="absolute -left-[9999px]">
            <label htmlFor="reporte-sitio">No llenes este campo</label>
            <input id="reporte-sitio" name="sitio" tabIndex={-1} autoComplete="off" />
          </div>
          <p className="text-ink-soft text-sm">No pedimos ni guardamos quién eres.</p>
          <button type="submit" aria-disabled={isSending} className={plainButtonVariants({ variant: "secondary" })}>
            {isSending ? "Enviando…" : "Enviar reporte"}
          </button>
        </form>
      )}
    </details>
  );
}

function Reasons({ chosen }: { chosen: string }) {
  return (
    <fieldset>
      <legend className="font-semibold text-sm">¿Qué está mal?</legend>
      {REPORT_REASONS.map(({ id, label }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="motivo"
            value={id}
            required
            defaultChecked={id === chosen}
            className="size-5 accent-action-strong"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
