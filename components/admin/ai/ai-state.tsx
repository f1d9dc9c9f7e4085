import type { ReactNode } from "react";
import { type AiReport, leftToday } from "@/lib/ai/report";
import { formatCount, formatPesos } from "@/lib/format";
import type { FormAction } from "@/lib/forms/form-state";
import { ActionButton } from "../action-button";

type AiStateProps = {
  report: AiReport;
  /** Pesos a day. */
  budget: number;
  /** Models by what they are asked for; null: none is configured. */
  models: Readonly<Record<string, string>> | null;
  hasDrafts: boolean;
  turn: FormAction;
};

export function AiState({ report, budget, models, hasDrafts, turn }: AiStateProps) {
  const { is_on: isOn, unjudged, stuck } = report;
  return (
    <section aria-labelledby="estado" className="grid gap-4 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="estado" className="text-lg">
          {isOn ? "La IA está encendida" : "La IA está apagada"}
        </h2>
        <ActionButton
          action={turn}
          fields={{ ia: isOn ? "apagada" : "encendida" }}
          look={{ variant: "outline", className: isOn ? "text-error!" : "" }}
          sending={isOn ? "Apagando…" : "Encendiendo…"}
        >
          {isOn ? "Apagar la IA" : "Encender la IA"}
        </ActionButton>
      </div>
      <p className="text-ink-soft text-sm">
        {isOn
          ? "Apagarla vale desde ese momento y para todos: nada nuevo se pide, y nadie pierde un uso."
          : "Nada se pide. Quien la quiera usar lee que está en pausa, y no pierde su uso."}
      </p>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <Fact name="Queda para hoy">
          <strong className="text-xl tabular-nums">{formatPesos(leftToday(report, budget))}</strong> de{" "}
          {formatPesos(budget)}
        </Fact>
        {models ? (
          Object.entries(models).map(([name, model]) => (
            <Fact key={name} name={name}>
              <span className="break-all">{model}</span>
            </Fact>
          ))
        ) : (
          <Fact name="Modelos">
            <span className="wrap-anywhere">
              {hasDrafts
                ? "Ninguno: sin OPENAI_API_KEY se arman borradores con reglas, sin costo."
                : "Ninguno: falta OPENAI_API_KEY, o AI_ENABLED está en false."}
            </span>
          </Fact>
        )}
      </dl>
      {models && (unjudged > 0 || stuck > 0) && (
        <p className="text-sm">
          {unjudged > 0 && (
            <>{formatCount(unjudged, "negocio espera", "negocios esperan")} que se revise lo que envió. </>
          )}
          {stuck > 0 && (
            <strong className="text-closing">
              {formatCount(stuck, "negocio sigue", "negocios siguen")} sin revisar después de ocho intentos: conviene
              mirar a mano. Se intenta de nuevo cada seis horas.
            </strong>
          )}
        </p>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
