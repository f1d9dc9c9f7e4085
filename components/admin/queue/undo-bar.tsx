"use client";

import { useEffect, useState } from "react";
import { ActionForm } from "@/components/ui/form/action-form";
import { SubmitButton } from "@/components/ui/form/form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";

type UndoBarProps = {
  message: string;
  undo: FormAction;
  fields: Readonly<Record<string, string>>;
  /** Milliseconds for which the button stands. */
  forMs: number;
};

/** What was decided, and "Deshacer" in the same place for as long as it is of use. */
export function UndoBar({ message, undo, fields, forMs }: UndoBarProps) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), forMs);
    return () => clearTimeout(timer);
  }, [forMs]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sand px-5 py-3">
      <p role="status">{message}</p>
      {!isOver && (
        <ActionForm action={undo} lost={ACTION_MESSAGES.failed} fields={fields}>
          <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Deshaciendo…">
            Deshacer
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}
