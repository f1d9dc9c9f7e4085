"use client";

import { type ChangeEvent, useRef } from "react";
import { SelectField, TextArea } from "@/components/ui/form/field";
import { REASON_CHARACTERS } from "@/lib/moderation/decision";
import { REASONS } from "@/lib/moderation/reasons";

/** Why not: a template, whose text may be edited. Without scripts the template alone is enough. */
export function ReasonFields({ label }: { label: string }) {
  const text = useRef<HTMLTextAreaElement>(null);
  function fill(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = REASONS.find(({ id }) => id === event.currentTarget.value);
    if (!chosen || !text.current) return;
    text.current.value = chosen.text;
    // Characters are counted as they are typed.
    text.current.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <>
      <SelectField name="plantilla" label="Motivo de plantilla" onChange={fill}>
        <option value="">Elige uno, o escríbelo abajo</option>
        {REASONS.map((reason) => (
          <option key={reason.id} value={reason.id}>
            {reason.label}
          </option>
        ))}
      </SelectField>
      <TextArea ref={text} name="motivo" label={label} maxCharacters={REASON_CHARACTERS} aria-keyshortcuts="r" />
    </>
  );
}
