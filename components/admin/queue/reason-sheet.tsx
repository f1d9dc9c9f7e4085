"use client";

import { type ChangeEvent, type MouseEvent, type ReactNode, type RefObject, useId, useRef } from "react";
import { buttonVariants } from "@/components/ui/button";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { Icon } from "@/components/ui/icon";
import { REASON_CHARACTERS } from "@/lib/review/decision";
import { REASONS } from "@/lib/review/reasons";
import { Key } from "../shortcuts";

type ReasonSheetProps = {
  sheet: RefObject<HTMLDialogElement | null>;
  label: string;
  /** The server asks for a reason, and no script opens the sheet. */
  isOpen: boolean;
  children: ReactNode;
};

export function ReasonSheet({ sheet, label, isOpen, children }: ReasonSheetProps) {
  const id = useId();

  function open(event: MouseEvent<HTMLButtonElement>) {
    // As a dialog it holds the focus.
    event.preventDefault();
    // Also where a key has pressed it: the sheet leads back to what was focused before it.
    event.currentTarget.focus();
    if (!sheet.current?.open) sheet.current?.showModal();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="r"
        className={buttonVariants({ variant: "outline", className: "text-error" })}
      >
        Rechazar
        <Key name="r" />
      </button>
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        open={isOpen}
        aria-labelledby={`${id}-titulo`}
        className="m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border border-line bg-card p-0 text-ink backdrop:bg-ink/50 md:m-auto md:w-[32rem] md:rounded-card"
      >
        <div className="grid gap-3 px-4 pt-3 sm:px-5">
          <div className="flex items-center justify-between gap-4">
            <h3 id={`${id}-titulo`} className="text-lg">
              ¿Por qué no se publica?
            </h3>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => sheet.current?.close()}
              aria-label="Cerrar"
              className={buttonVariants({ variant: "ghost", size: "icon", className: "-mr-2 shrink-0" })}
            >
              <Icon name="x" />
            </button>
          </div>
          <ReasonFields label={label} />
          <div className="sticky bottom-0 -mx-4 flex gap-2 border-line border-t bg-card px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-5 sm:px-5 [&>*]:flex-1">
            {children}
          </div>
        </div>
      </dialog>
    </>
  );
}

/** Reason: a template, whose text may be edited. Without scripts the template alone is enough. */
function ReasonFields({ label }: { label: string }) {
  const { values } = useFormContext();
  const text = useRef<HTMLTextAreaElement>(null);
  function fill(event: ChangeEvent<HTMLInputElement>) {
    const chosen = REASONS.find(({ id }) => id === event.currentTarget.value);
    if (!chosen || !text.current) return;
    text.current.value = chosen.text;
    // Characters are counted as they are typed.
    text.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <>
      <fieldset>
        <legend className="sr-only">Motivo de plantilla</legend>
        {REASONS.map((reason) => (
          <label key={reason.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="plantilla"
              value={reason.id}
              defaultChecked={values.plantilla === reason.id}
              onChange={fill}
              className="size-5 shrink-0 accent-action-strong"
            />
            {reason.label}
          </label>
        ))}
      </fieldset>
      <TextArea ref={text} name="motivo" label={label} maxCharacters={REASON_CHARACTERS} />
    </>
  );
}
