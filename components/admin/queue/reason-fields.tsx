"use client";

import { type ChangeEvent, useRef } from "react";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { REASON_CHARACTERS } from "@/lib/review/decision";
import { REASONS } from "@/lib/review/reasons";

/** Reason: a template, whose text may be edited. Without scripts the template alone is enough. */
export function ReasonFields({ label }: { label: string }) {
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
