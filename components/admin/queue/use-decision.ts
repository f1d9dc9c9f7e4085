"use client";

import { useRef } from "react";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

export type DecisionProps = {
  action: FormAction;
  fields: Readonly<Record<string, string>>;
};

/** A decision with a sheet for its reason, which closes when something else is wrong than the reason. */
export function useDecision({ action }: DecisionProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const form = useServerForm({
    action,
    lost: ACTION_MESSAGES.failed,
    onState: (state) => state.errors.motivo || sheet.current?.close(),
  });
  return { form, sheet, isReasonMissing: form.carried?.errors.motivo !== undefined };
}
