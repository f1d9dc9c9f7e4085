"use client";

import { useActionState, useEffect, useRef, useState } from "react";
import { writePersonal } from "@/components/account/personal-storage";
import type { Plan } from "@/lib/plans/plans";
import { REQUEST_FIELD, TRAP_FIELD } from "@/lib/registration/fields";
import type { RegistrationAction, RegistrationState } from "@/lib/registration/model";
import { STORAGE_KEYS } from "@/lib/registration/storage-keys";
import { routes } from "@/lib/routes";
import { AnswerNote } from "./answer-note";
import { BusinessFields } from "./business-fields";
import { DescriptionField } from "./description-field";
import { forgetDraft, restoreDraft, saveDraft } from "./draft";
import { MatchesPanel } from "./matches-panel";
import { OwnerEmailField } from "./owner-email-field";
import { PlaceFields } from "./place-fields";
import { PlanExtras } from "./plan-extras";
import { PlanPictures } from "./plan-pictures";
import { RestoredNote } from "./restored-note";
import { countFilled, SubmitBar } from "./submit-bar";
import { useMatches } from "./use-matches";
import { type SendRegistration, useRegistration } from "./use-registration";

const IDLE: RegistrationState = { kind: "idle" };

type RegistrationFormProps = {
  plan: Plan;
  /** Sent twice, the form makes one business. */
  request: string;
  /** The signed-in user's address, or the one in the link. */
  email: string | null;
  /** The signed-in user's id. */
  userId: string | null;
  neighborhoods: readonly string[];
  /** What the server said to a browser without scripts. */
  answer: RegistrationState | null;
  /** For browsers without scripts: answers with the page, or leads on. */
  action: RegistrationAction;
  send: SendRegistration;
};

const answered = (state: RegistrationState) =>
  state.kind === "failed" || state.kind === "matches" ? state : { values: {}, request: null };

/** The registration of a business: one column, four fields that must be filled, and nothing that is typed is ever lost. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { plan, email, userId, neighborhoods, answer, action, send } = props;
  const [returned, formAction] = useActionState(action, IDLE);
  const posted = answer ?? returned;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ name: "", phone: "", filled: 0 });
  const [isRestored, setIsRestored] = useState(false);
  const similar = useMatches(typed);
  const { state: sent, isSending, onSubmit } = useRegistration(send, form, similar !== null);
  const state = sent.kind === "idle" ? posted : sent;
  const { values, request } = answered(state);
  const fields = { values, errors: state.kind === "failed" ? state.errors : {} };
  const returnTo = routes.register(plan);
  const isAskedAgain = posted.kind !== "idle";
  const asked = state.kind === "matches" ? state.matches : null;

  function readTyped() {
    if (form.current) setTyped(countFilled(form.current));
  }

  useEffect(() => {
    if (!form.current) return;
    writePersonal(STORAGE_KEYS.plan, plan);
    writePersonal(STORAGE_KEYS.userId, userId ?? "");
    setIsRestored(restoreDraft(form.current));
    setTyped(countFilled(form.current));
  }, [plan, userId]);

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={onSubmit}
      onInput={(event) => {
        readTyped();
        saveDraft(event.currentTarget);
      }}
      className="grid gap-5 [&_:is(input,select,textarea)]:scroll-mb-40"
    >
      <AnswerNote state={state} isPictureLost={isAskedAgain} returnTo={returnTo} />
      {isRestored && state.kind === "idle" && (
        <RestoredNote
          onForget={() => {
            forgetDraft();
            window.location.reload();
          }}
        />
      )}
      <BusinessFields state={fields} />
      <MatchesPanel matches={asked ?? similar ?? []} isAsked={asked !== null} />
      <PlaceFields state={fields} neighborhoods={neighborhoods} />
      <DescriptionField plan={plan} state={fields} />
      <PlanExtras plan={plan} state={fields} />
      <PlanPictures plan={plan} errors={fields.errors} isAskedAgain={isAskedAgain} />
      <OwnerEmailField state={fields} email={email} isSignedIn={userId !== null} returnTo={returnTo} />
      <input type="hidden" name={REQUEST_FIELD} defaultValue={request ?? props.request} />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor="registro-sitio">No llenes este campo</label>
        <input id="registro-sitio" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <SubmitBar isSending={isSending} filled={typed.filled} />
    </form>
  );
}
