import { DescriptionWriter } from "@/components/owner/ai/description-writer";
import { TextField } from "@/components/ui/form/field";
import { DEFAULT_CITY, DEFAULT_TONE } from "@/lib/ai/description-defaults";
import type { AiStanding } from "@/lib/ai/model";

type DescriptionHelpProps = { businessId: string | null; standing: AiStanding };

export function DescriptionHelp(props: DescriptionHelpProps) {
  return (
    <DescriptionWriter {...props}>
      <TextField name="ciudad" label="Ciudad, para la IA" defaultValue={DEFAULT_CITY} />
      <TextField name="tono" label="Tono, para la IA" defaultValue={DEFAULT_TONE} />
    </DescriptionWriter>
  );
}
