"use client";

import { useState } from "react";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { PLANS, type Plan } from "@/lib/plans/plans";

/** What a description of a paid plan should have, for search engines and readers. */
const ADVICE = "Lo recomendado son 300 a 400 caracteres.";

/** The description, which counts along. */
export function DescriptionField({ plan }: { plan: Plan }) {
  const { values } = useFormContext();
  const most = PLANS[plan].limits.descriptionCharacters;
  const [length, setLength] = useState((values.descripcion ?? "").length);
  return (
    <TextArea
      name="descripcion"
      isOptional
      label="Descripción"
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
