"use client";

import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";
import { FormAlert, SubmitButton } from "./form-parts";
import { StoredReturn } from "./stored-return";
import { useServerForm } from "./use-server-form";

type ConfirmFormProps = {
  action: AuthFormAction;
  /** The answer that came with the page. */
  first: AuthAnswer | null;
  tokenHash: string;
  type: string;
  /** Where the mail says to go afterwards; the server looks at it again. */
  redirectTo: string;
  button: string;
};

/** The button of a mail's link. Only pressing it uses the link up: programs that open links to look at them press nothing. */
export function ConfirmForm({ action, first, tokenHash, type, redirectTo, button }: ConfirmFormProps) {
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.notAuthenticated);
  if (answer?.kind === "half") {
    return (
      <div role="status" className="rounded-card bg-open-soft px-5 py-5 text-open">
        <h2 className="text-lg">{AUTH_MESSAGES.halfChanged}</h2>
        <p className="mt-2">{AUTH_MESSAGES.halfChangedNext}</p>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="redirect_to" value={redirectTo} />
      <StoredReturn />
      <SubmitButton isSending={isSending} sending="Confirmando…">
        {button}
      </SubmitButton>
    </form>
  );
}
