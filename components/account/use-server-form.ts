"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";

type ServerForm = {
  /** Null until the form was sent. */
  answer: AuthAnswer | null;
  isSending: boolean;
  /** For the form element: `action` serves browsers without JavaScript, `onSubmit` keeps what was typed in the others. */
  form: { action: (form: FormData) => Promise<void>; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

/**
 * @param first the answer that came with the page, to a browser that has sent the form without JavaScript.
 * @param failure what to say when the server cannot be reached at all.
 */
export function useServerForm(action: AuthFormAction, first: AuthAnswer | null, failure: string): ServerForm {
  const [answer, setAnswer] = useState(first);
  const [isSending, startSending] = useTransition();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    startSending(async () => {
      try {
        setAnswer(await action(form));
      } catch (error) {
        // A redirect is thrown too.
        unstable_rethrow(error);
        setAnswer({ kind: "failed", message: failure, email: "" });
      }
    });
  }

  // Without JavaScript nobody looks at what the action returns: the page asks for it (lib/auth/answer.ts).
  // An answer that is about to be another one is gone at once, so that the same sentence is noticed again.
  return {
    answer: isSending ? null : answer,
    isSending,
    form: { action: action as (form: FormData) => Promise<never>, onSubmit },
  };
}
