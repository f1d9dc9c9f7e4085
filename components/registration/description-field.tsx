"use client";

import { useState } from "react";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { type FieldState, stateOf } from "./field-state";
import { OPTIONAL, TextArea } from "./text-field";

/** What a description of a paid plan should have, for search engines and readers. */
const ADVICE = "Lo recomendado son 300 a 400 caracteres.";

/** The description, which counts along. */
export function DescriptionField({ plan, state }: { plan: Plan; state: FieldState }) {
  const most = PLANS[plan].limits.descriptionCharacters;
  const [length, setLength] = useState((state.values.descripcion ?? "").length);
  return (
    <TextArea
      {...stateOf(state, "descripcion")}
      label={<>Descripción {OPTIONAL}</>}
      hint={
        <>
          <span className={length >= most ? "font-semibold text-error" : undefined}>
            {length} / {most}
          </span>{" "}
          caracteres. {plan === "free" ? "Qué vendes o haces, en una frase." : ADVICE}
        </>
      }
      rows={plan === "free" ? 3 : 6}
      maxLength={most}
      autoCapitalize="sentences"
      onInput={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
