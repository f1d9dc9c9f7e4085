"use client";

import { plainButtonVariants } from "@/components/ui/button-variants";
import { AUTH_MESSAGES, DELETION_WORD } from "@/lib/auth/messages";
import type { AuthFormAction } from "@/lib/auth/model";
import { FormAlert, TextField } from "./form-parts";
import { useServerForm } from "./use-server-form";

/** Deleting takes typing a word: nobody does that by a slip. */
export function DeleteAccountForm({ action }: { action: AuthFormAction }) {
  const { state, isSending, form } = useServerForm(action, AUTH_MESSAGES.deletionFailed);
  return (
    <form {...form} className="mt-6 grid gap-5">
      <FormAlert message={state.kind === "failed" ? state.message : null} />
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
