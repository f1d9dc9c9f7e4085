"use client";

import { useState } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/moderation/decision";
import { UndoBar } from "./undo-bar";

type UndoFormProps = {
  text: string;
  leftMs?: number;
  undo: FormAction<Decided>;
  fields: Readonly<Record<string, string>>;
  onUndone?: () => void;
};

/** Outcome of a form, and its way back while there is time. Another decision needs another key. */
export function UndoForm({ text, leftMs, undo, fields, onUndone }: UndoFormProps) {
  const [isOver, setOver] = useState(false);
  const form = useServerForm<Decided>({
    action: undo,
    first: null,
    lost: ACTION_MESSAGES.failed,
    onState: (state) => state.kind === "decided" && onUndone?.(),
  });
  return (
    <div className="rounded-card bg-sand px-5 py-3">
      {isOver ? (
        <p role="status">{text}</p>
      ) : (
        <UndoBar text={text} leftMs={leftMs} onOver={() => setOver(true)}>
          <Form of={form}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SubmitButton look={{ variant: "outline", size: "sm" }} sending="Deshaciendo…">
              Deshacer
            </SubmitButton>
            <FormAlert />
          </Form>
        </UndoBar>
      )}
    </div>
  );
}
