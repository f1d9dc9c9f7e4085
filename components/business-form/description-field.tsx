"use client";

import { type ComponentProps, useState } from "react";
import { TextArea } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { PLANS, type Plan } from "@/lib/plans/plans";

/** What a description of a paid plan should have, for search engines and readers. */
const ADVICE = "Lo recomendado son 300 a 400 caracteres.";

type DescriptionFieldProps = ComponentProps<typeof TextArea> & { plan: Plan };

/** The description, which counts along. */
export function DescriptionField({ plan, hint, ...field }: DescriptionFieldProps) {
  const { values } = useFormContext();
  const most = PLANS[plan].limits.descriptionCharacters;
  const [length, setLength] = useState((values[field.name] ?? "").length);
  return (
    <TextArea
      {...field}
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
