"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useEffect, useState, useTransition } from "react";
import { showToast } from "@/components/ui/toast-queue";
import { PAGE_FORM_BYTES, PICTURE_FORM_BYTES } from "@/lib/body-limits";
import { MESSAGES as COMMON } from "@/lib/messages";
import { IS_NEW_FIELD } from "@/lib/registration/fields";
import { REGISTRATION_MESSAGES as MESSAGES } from "@/lib/registration/messages";
import type { RegistrationState } from "@/lib/registration/model";
import { forgetDraft, saveDraft } from "./draft";
import { withSmallPictures } from "./shrink-picture";

export type SendRegistration = (form: FormData) => Promise<RegistrationState>;

/** A new one each time: the same answer twice would be no news. */
const failed = (message: string): RegistrationState => ({
  kind: "failed",
  message,
  errors: {},
  values: {},
  request: null,
});

/** The server takes no more, and would not even say so before all of it has travelled. */
const isTooHeavy = (form: FormData): boolean =>
  [...form.values()].reduce((bytes, value) => bytes + (value instanceof File ? value.size : 0), 0) >
  PICTURE_FORM_BYTES - PAGE_FORM_BYTES;

/** What was sent with the button that was pressed. */
function sentForm(event: FormEvent<HTMLFormElement>): FormData {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return new FormData(event.currentTarget, submitter);
}

/**
 * Sends the form by script: it stays as it was typed, whatever happens, until the business is registered.
 * @param knowsMatches whether the resembling listings are on the screen already.
 */
export function useRegistration(
  send: SendRegistration,
  form: RefObject<HTMLFormElement | null>,
  knowsMatches: boolean,
) {
  const router = useRouter();
  const [state, setState] = useState<RegistrationState>({ kind: "idle" });
  const [isSending, startSending] = useTransition();

  // What the server says is read out as soon as it stands there.
  useEffect(() => {
    if (state.kind !== "idle") form.current?.querySelector<HTMLElement>("[data-answer]")?.focus();
  }, [state, form]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    saveDraft(event.currentTarget);
    const sent = sentForm(event);
    if (knowsMatches) sent.set(IS_NEW_FIELD, "1");
    startSending(async () => {
      const small = await withSmallPictures(sent);
      // Without a connection the call throws.
      const next = isTooHeavy(small)
        ? failed(COMMON.picturesTooLarge)
        : await send(small).catch(() => failed(MESSAGES.failed));
      setState(next);
      if (next.kind !== "done") return;
      forgetDraft();
      showToast({ title: MESSAGES.doneTitle, text: MESSAGES.done });
      router.push(next.path);
    });
  }
  return { state, isSending, onSubmit };
}
