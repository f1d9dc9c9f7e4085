"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, type RefObject, useActionState, useEffect, useRef, useState, useTransition } from "react";
import { typeAgain } from "@/lib/browser/early-typing";
import { type FormAction, type FormState, formFailure, readRefusal } from "@/lib/forms/form-state";

type State = { kind: string };

export type ServerForm<Success extends State = never> = {
  /** Null until the form was sent, and while it is being sent again. */
  state: FormState<Success> | null;
  /** The last state, also while the form is sent again: fields stay as they are. */
  returned: FormState<Success> | null;
  /** The state that came with the page, to a browser that has sent the form without JavaScript. */
  carried: FormState<Success> | null;
  isSending: boolean;
  /** Attributes for the form element: `action` serves browsers without JavaScript, `onSubmit` keeps what was typed in the others. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    action: (form: FormData) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/** Result of a form sent without scripts, and its `action`. The answering page renders this hook at the same place, by which React finds it. */
export const useCarried = useActionState as unknown as <Success extends State = never>(
  // React calls it with the state before, too: an action takes the last of what it is given (formOf).
  action: FormAction<Success>,
  initialState: FormState<Success> | null,
) => [carried: FormState<Success> | null, native: (form: FormData) => void];

type Options<Success extends State> = {
  action: FormAction<Success>;
  initialState?: FormState<Success> | null;
  lost: string;
  /** Action for browsers without scripts in the place of `action`, where the state is not this form's own (`useCarried`). */
  native?: (form: FormData) => void;
  send?: FormAction<Success>;
  onState?: (state: FormState<Success>) => void;
};

function focusProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
  (field ?? form.querySelector<HTMLElement>("[data-form-alert]:not(:empty)"))?.focus();
}

/** Sends a form by script: what was typed stays. A double press sends once; a redirect leads on. */
export function useServerForm<Success extends State = never>(options: Options<Success>): ServerForm<Success> {
  const { action, initialState = null, lost, send = action, onState } = options;
  const [carried, native] = useCarried(action, initialState);
  const [latest, setLatest] = useState(carried);
  const [isSending, startSending] = useTransition();
  const ref = useRef<HTMLFormElement>(null);
  // A state that is about to be another one is gone at once, so that the same sentence is noticed again.
  const state = isSending ? null : latest;

  // Before the effects of whoever uses this.
  useEffect(() => {
    if (ref.current) typeAgain(ref.current);
  }, []);

  useEffect(() => {
    if (state && state !== carried && ref.current) focusProblem(ref.current);
  }, [state, carried]);

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
    carried,
    isSending,
    form: { ref, action: options.native ?? native, onSubmit },
  };
}
