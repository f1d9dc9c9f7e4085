"use client";

import { plainButtonVariants } from "@/components/ui/button-variants";
import { AUTH_MESSAGES, DELETION_WORD } from "@/lib/auth/messages";
import type { AuthAnswer, AuthFormAction } from "@/lib/auth/model";
import { FormAlert, TextField } from "./form-parts";
import { useServerForm } from "./use-server-form";

/** Deleting takes typing a word: nobody does that by a slip. */
export function DeleteAccountForm({ action, first }: { action: AuthFormAction; first: AuthAnswer | null }) {
  const { answer, isSending, form } = useServerForm(action, first, AUTH_MESSAGES.deletionFailed);
  return (
    <form {...form} className="mt-6 grid gap-5">
      <FormAlert message={answer?.kind === "failed" ? answer.message : null} />
      <TextField
        id="confirmacion"
        name="confirmacion"
        label={`Para confirmar, escribe ${DELETION_WORD}`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <button type="submit" aria-disabled={isSending} className={plainButtonVariants({ variant: "destructive" })}>
        {isSending ? "Eliminando…" : "Eliminar mi cuenta"}
      </button>
    </form>
  );
}
