"use client";

import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { AUTH_MESSAGES } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";
import { StoredReturn } from "./stored-return";

type ConfirmFormProps = {
  action: AuthFormAction;
  tokenHash: string;
  type: string;
  /** Path of the mail; the server looks at it again. */
  redirectTo: string;
  button: string;
};

/** The button of a mail's link. Only pressing it uses the link up: programs that open links to look at them press nothing. */
export function ConfirmForm({ action, tokenHash, type, redirectTo, button }: ConfirmFormProps) {
  const form = useServerForm({ action, lost: AUTH_MESSAGES.notAuthenticated });
  if (form.state?.kind === "half") {
    return (
      <div role="status" className="rounded-card bg-open-soft px-5 py-5 text-open">
        <h2 className="text-lg">{AUTH_MESSAGES.halfChanged}</h2>
        <p className="mt-2">{AUTH_MESSAGES.halfChangedNext}</p>
      </div>
    );
  }
  return (
    <Form of={form} className="grid gap-5">
      <FormAlert />
      <input type="hidden" name="token_hash" value={tokenHash} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="redirect_to" value={redirectTo} />
      <StoredReturn />
      <SubmitButton look={{ className: "w-full" }} sending="Confirmando…">
        {button}
      </SubmitButton>
    </Form>
  );
}
