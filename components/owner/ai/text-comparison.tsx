import { AI_MESSAGES } from "@/lib/ai/messages";

type TextComparisonProps = { before: string; text: string; isDraft: boolean; isGrowing?: boolean };

const box = "grid content-start gap-1 rounded-field border p-3";
const words = "whitespace-pre-line wrap-anywhere";

export function TextComparison({ before, text, isDraft, isGrowing = false }: TextComparisonProps) {
  return (
    <div className="@container">
      <div className="grid gap-3 @lg:grid-cols-2">
        <section className={`${box} border-line bg-sand`}>
          <h3 className="font-semibold text-ink-soft text-sm">Ahora</h3>
          {before ? <p className={words}>{before}</p> : <p className="text-ink-soft">(vacío)</p>}
        </section>
        <section className={`${box} border-action-strong bg-card`} aria-busy={isGrowing}>
          <h3 className="font-semibold text-sm">{isDraft ? AI_MESSAGES.draft : "Nuevo"}</h3>
          <p className={`${words} min-h-24`}>
            {text}
            {isGrowing && <span aria-hidden="true">▍</span>}
          </p>
          {!isGrowing && <p className="text-ink-soft text-sm">{text.length} caracteres</p>}
        </section>
      </div>
    </div>
  );
}
