import { COUNTED_KINDS } from "@/lib/ai/model";
import { KIND_LABELS } from "@/lib/ai/report-messages";
import type { FormAction } from "@/lib/forms/form-state";
import { ActionButton } from "../action-button";

export function AiUses({ businessId, action }: { businessId: string; action: FormAction }) {
  return (
    <details className="rounded-card border border-line bg-card p-4">
      <summary className="tap-target cursor-pointer font-semibold">Devolver un uso de la IA</summary>
      <p className="mt-2 text-ink-soft text-sm">
        De una portada o un logo vuelven el uso y sus tres intentos; de las descripciones, la última de hoy. Lo que
        costó sigue contando.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {COUNTED_KINDS.map((kind) => (
          <ActionButton key={kind} action={action} fields={{ negocio: businessId, uso: kind }} sending="Devolviendo…">
            {KIND_LABELS[kind]}
          </ActionButton>
        ))}
      </div>
    </details>
  );
}
