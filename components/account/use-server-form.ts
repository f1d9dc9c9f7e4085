"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useState, useTransition } from "react";
import { type AuthFormAction, type AuthFormState, IDLE } from "@/lib/auth/model";

type ServerForm = {
  state: AuthFormState;
  isSending: boolean;
  /** For the form element: `action` serves browsers without JavaScript, `onSubmit` keeps what was typed in the others. */
  form: { action: (form: FormData) => void; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

/** @param failure what to say when the server cannot be reached at all. */
export function useServerForm(action: AuthFormAction, failure: string): ServerForm {
  const [returned, formAction] = useActionState(action, IDLE);
  const [sent, setSent] = useState<AuthFormState>(IDLE);
  const [isSending, startSending] = useTransition();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const form = new FormData(event.currentTarget, submitter);
    startSending(async () => {
      try {
        setSent(await action(IDLE, form));
      } catch (error) {
        // A redirect is thrown too.
        unstable_rethrow(error);
        setSent({ kind: "failed", message: failure, email: "" });
      }
    });
  }

  const state = sent.kind === "idle" ? returned : sent;
  return { state, isSending, form: { action: formAction, onSubmit } };
}
