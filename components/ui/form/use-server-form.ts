"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, type RefObject, useEffect, useRef, useState, useTransition } from "react";
import { typeAgain } from "@/lib/browser/early-typing";
import { type FormAction, type FormState, formFailure, readRefusal } from "@/lib/forms/form-state";

type State = { kind: string };

export type ServerForm<Success extends State = never> = {
  /** Null until the form was sent, and while it is being sent again. */
  state: FormState<Success> | null;
  /** The last state, also while the form is sent again: fields stay as they are. */
  returned: FormState<Success> | null;
  isSending: boolean;
  /** Attributes for the form element: `action` serves browsers without JavaScript, `onSubmit` keeps what was typed in the others. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    action: (form: FormData) => Promise<void>;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
};

type Options<Success extends State> = {
  action: FormAction<Success>;
  first: FormState<Success> | null;
  lost: string;
  /** Action of scripts in the place of `action`, before it or without it. */
  send?: FormAction<Success>;
  onState?: (state: FormState<Success>) => void;
};

/** Focuses the first field with an error, or else the sentence above the fields. */
function focusProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
  (field ?? form.querySelector<HTMLElement>("[data-form-alert]:not(:empty)"))?.focus();
}

/** Sends a form by script: what was typed stays. A double press sends once; a redirect leads on. */
export function useServerForm<Success extends State = never>(options: Options<Success>): ServerForm<Success> {
  const { action, first, lost, send = action, onState } = options;
  const [latest, setLatest] = useState(first);
  const [isSending, startSending] = useTransition();
  const ref = useRef<HTMLFormElement>(null);
  // A state that is about to be another one is gone at once, so that the same sentence is noticed again.
  const state = isSending ? null : latest;

  // Before the effects of whoever uses this.
  useEffect(() => {
    if (ref.current) typeAgain(ref.current);
  }, []);

  useEffect(() => {
    if (state && state !== first && ref.current) focusProblem(ref.current);
  }, [state, first]);

  async function stateOf(form: FormData): Promise<FormState<Success>> {
    try {
      return await send(form);
    } catch (error) {
      // A redirect is thrown too.
      unstable_rethrow(error);
      // Next hands on the text of a response that is none of an action (16.4).
      return (error instanceof Error && readRefusal(error.message)) || formFailure(lost);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    startSending(async () => {
      const next = await stateOf(form);
      setLatest(next);
      onState?.(next);
    });
  }

  return {
    state,
    returned: latest,
    isSending,
    // Without JavaScript nobody looks at what the action returns: the page asks for it (lib/forms/server/form-slot.ts).
    form: { ref, action: action as (form: FormData) => Promise<never>, onSubmit },
  };
}
