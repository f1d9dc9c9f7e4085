"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useCarried, useServerForm } from "@/components/ui/form/use-server-form";
import { ACTION_MESSAGES } from "@/lib/auth/messages";
import type { FormAction, FormState } from "@/lib/forms/form-state";
import { type Decided, UNDO_POSSIBLE_MS, UNDO_SHOWN_MS } from "@/lib/review/decision";
import { HiddenFields } from "./hidden-fields";

export type Made = { id: string; text: string; leftMs?: number };

type UndoFormProps = {
  /** Null where nothing can be undone any more. */
  made: Made | null;
  undo: FormAction<Decided>;
  /** Hidden fields, such as the page to return to without scripts. */
  fields: Readonly<Record<string, string>>;
  onUndone?: () => void;
};

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
            <HiddenFields of={fields} />
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

/** Says, above forms that share a state, why one was refused: for browsers without scripts. */
export const Refused = ({ state }: { state: FormState<{ kind: string }> | null }) =>
  state && "message" in state ? (
    <p role="alert" className="rounded-field bg-error-soft px-4 py-3 font-semibold text-error text-sm">
      {state.message}
    </p>
  ) : null;

type UndoBarProps = {
  text: string;
  leftMs?: number;
  onOver: () => void;
  children?: ReactNode;
};

/** "Aprobado · Deshacer", for ten seconds; the pointer or the focus on it holds it as long as the database does. */
export function UndoBar({ text, leftMs = UNDO_POSSIBLE_MS, onOver, children }: UndoBarProps) {
  const [isHeld, setHeld] = useState(false);
  const shownMs = useRef(Math.min(UNDO_SHOWN_MS, leftMs));
  const over = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setTimeout(() => over(), Math.min(UNDO_POSSIBLE_MS, leftMs));
    return () => clearTimeout(timer);
  }, [leftMs]);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => over(), shownMs.current);
    return () => {
      clearTimeout(timer);
      shownMs.current -= performance.now() - startedAt;
    };
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer
    <div
      className="inline-flex flex-wrap items-center gap-x-3 font-semibold text-sm"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className="wrap-anywhere">
        {text}
      </p>
      {children}
    </div>
  );
}
