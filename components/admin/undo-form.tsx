"use client";

import { useState } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useCarried, useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction } from "@/lib/forms/form-state";
import type { Decided } from "@/lib/review/decision";
import { Refused } from "./refused";
import { UndoBar } from "./undo-bar";

export type Made = { id: string; text: string; leftMs?: number };

type UndoFormProps = {
  /** Null where nothing can be undone any more. */
  made: Made | null;
  undo: FormAction<Decided>;
  /** Hidden fields, such as the page to return to without scripts. */
  fields: Readonly<Record<string, string>>;
  onUndone?: () => void;
};

/** Shows a form's decision, and its way back while there is time. */
export function UndoForm(props: UndoFormProps) {
  const { made, undo } = props;
  // The way back may be over when it is asked for.
  const [carried, native] = useCarried(undo, null);
  return (
    <>
      <Refused state={carried} />
      {made && <UndoOf key={made.id} {...props} made={made} native={native} />}
    </>
  );
}

type UndoOfProps = UndoFormProps & { made: Made; native: (form: FormData) => void };

function UndoOf({ made: { id, text, leftMs }, undo, native, fields, onUndone }: UndoOfProps) {
  const [isOver, setOver] = useState(false);
  const form = useServerForm<Decided>({
    ...{ action: undo, native },
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
            <input type="hidden" name="decision" value={id} />
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
