"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useState, useTransition } from "react";
import { plainButtonVariants } from "@/components/ui/button-variants";
import { CLAIM_MESSAGES } from "@/lib/registration/claim-messages";
import { FIELD_LIMITS } from "@/lib/registration/limits";
import type { NoticeAction, NoticeState } from "@/lib/registration/model";
import { TextArea } from "./text-field";

const IDLE: NoticeState = { kind: "idle" };
const LOST: NoticeState = { kind: "failed", message: CLAIM_MESSAGES.failed, text: "" };

/** The note for the administrator. Without scripts the page comes back with the answer. */
export function ClaimForm({ action, answer }: { action: NoticeAction; answer: NoticeState | null }) {
  const [returned, formAction] = useActionState(action, IDLE);
  const posted = answer ?? returned;
  const [sent, setSent] = useState<NoticeState>(IDLE);
  const [isSending, startSending] = useTransition();
  const state = sent.kind === "idle" ? posted : sent;
  const error = state.kind === "failed" ? state.message : undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    startSending(async () => {
      // Without a connection the call throws: the note must stay. A redirect is thrown, too, and goes on.
      const answer = await action(IDLE, form).catch((problem: unknown) => {
        unstable_rethrow(problem);
        return LOST;
      });
      setSent(answer);
    });
  }

  return (
    <form action={formAction} onSubmit={send} className="grid gap-5">
      <p role="alert" className={error ? "rounded-field bg-error-soft px-4 py-3 text-error" : "sr-only"}>
        {error}
      </p>
      <TextArea
        name="nota"
        label="¿Cómo sabemos que es tuyo?"
        hint="Cuéntanos quién eres y a qué número podemos llamarte. Solo lo lee quien revisa."
        rows={5}
        required
        maxLength={FIELD_LIMITS.claimNote}
        defaultValue={posted.kind === "failed" ? posted.text : ""}
      />
      <button type="submit" aria-disabled={isSending} className={plainButtonVariants({ size: "lg" })}>
        {isSending ? "Enviando…" : "Es mi negocio"}
      </button>
    </form>
  );
}
