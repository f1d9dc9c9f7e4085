import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/form/field";
import { PLANS, type Plan } from "@/lib/plans/plans";

const ADVICE = "Lo recomendado son 300 a 400 caracteres.";

type DescriptionFieldProps = ComponentProps<typeof TextArea> & { plan: Plan };

export function DescriptionField({ plan, ...field }: DescriptionFieldProps) {
  return (
    <TextArea
      {...field}
      hint={plan === "free" ? "Qué vendes o haces, en una frase." : ADVICE}
      rows={plan === "free" ? 3 : 6}
      maxCharacters={PLANS[plan].limits.descriptionCharacters}
      autoCapitalize="sentences"
    />
  );
}
