import type { ComponentProps, ReactNode } from "react";
import { TextArea } from "@/components/ui/form/field";
import type { AdministeredBusiness } from "@/lib/moderation/edit-model";
import { DECISION_REASON_CHARACTERS } from "@/lib/moderation/page-decisions";
import { DecisionForm } from "./decision-form";

type DecisionsProps = {
  business: Pick<AdministeredBusiness, "id" | "name" | "state">;
  decide: ComponentProps<typeof DecisionForm>["decide"];
};

/** Approve, reject, delete or restore; what a business is already cannot be decided again. */
export function Decisions({ business: { id, name, state }, decide }: DecisionsProps) {
  const common = { decide, businessId: id };
  if (state === "deleted") return <DecisionForm {...common} decision="restaurar" label="Restaurar" look="outline" />;
  return (
    <section aria-label="Decisión" className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <DecisionForm {...common} decision="aprobar" label="Aprobar" look="default" isDisabled={state === "published"} />
      {state !== "rejected" && (
        <Asked summary="Rechazar…">
          <DecisionForm {...common} decision="rechazar" label={`Rechazar «${name}»`} look="outline">
            <TextArea
              name="motivo"
              label="Motivo"
              isOptional
              hint="Se manda por correo a su dueño."
              maxCharacters={DECISION_REASON_CHARACTERS}
            />
          </DecisionForm>
        </Asked>
      )}
      <Asked summary="Eliminar…" isDestructive>
        <p className="mb-2">Deja de verse enseguida. En 30 días se borra para siempre, con sus imágenes.</p>
        <DecisionForm {...common} decision="eliminar" label={`Eliminar «${name}»`} look="link" />
      </Asked>
    </section>
  );
}

/** What is asked once more before it is done. */
const Asked = ({
  summary,
  isDestructive,
  children,
}: {
  summary: string;
  isDestructive?: boolean;
  children: ReactNode;
}) => (
  <details className="min-w-0">
    <summary className={`tap-target cursor-pointer py-2.5 font-semibold ${isDestructive ? "text-error" : ""}`}>
      {summary}
    </summary>
    <div className="mt-2 max-w-md">{children}</div>
  </details>
);
