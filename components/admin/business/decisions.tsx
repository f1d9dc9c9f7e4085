import type { ComponentProps } from "react";
import { TextArea } from "@/components/ui/form/field";
import type { AdministeredBusiness } from "@/lib/moderation/edit-model";
import { DecisionForm } from "./decision-form";

type DecisionsProps = {
  business: Pick<AdministeredBusiness, "id" | "name" | "state">;
  decide: ComponentProps<typeof DecisionForm>["decide"];
};

const REASON_CHARACTERS = 1_000;

/** Approve, reject, delete or restore; what a business is already cannot be decided again. */
export function Decisions({ business: { id, name, state }, decide }: DecisionsProps) {
  const common = { decide, businessId: id };
  if (state === "deleted") return <DecisionForm {...common} decision="restaurar" label="Restaurar" look="outline" />;
  return (
    <section aria-label="Decisión" className="flex flex-wrap items-start gap-4">
      <DecisionForm {...common} decision="aprobar" label="Aprobar" look="default" isDisabled={state === "published"} />
      {state !== "rejected" && (
        <details>
          <summary className="tap-target cursor-pointer text-link">Rechazar…</summary>
          <div className="mt-2 w-[min(28rem,80vw)]">
            <DecisionForm {...common} decision="rechazar" label={`Rechazar «${name}»`} look="outline">
              <TextArea
                name="motivo"
                label="Motivo"
                isOptional
                hint="Se manda por correo a su dueño."
                maxCharacters={REASON_CHARACTERS}
              />
            </DecisionForm>
          </div>
        </details>
      )}
      <DecisionForm {...common} decision="eliminar" label={`Eliminar «${name}»`} look="link" />
    </section>
  );
}
