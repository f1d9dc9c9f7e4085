import { TextArea } from "@/components/ui/form/field";
import type { FormAction } from "@/lib/forms/form-state";
import type { ArcoRequest } from "@/lib/requests/mapper";
import { ANSWER_CHARACTERS, ARCO_DAYS } from "@/lib/requests/model";
import { SettleButton } from "./settle-button";
import { SettleForm } from "./settle-form";

type ArcoStepsProps = { request: ArcoRequest; settle: FormAction };

const WRITTEN = [
  {
    decision: "responder",
    label: "Contestar y cerrar",
    hint: "La respuesta final: los datos que pidió, que ya quedó, o por qué no procede.",
    text: "",
  },
  {
    decision: "proceder",
    label: "Procede: hacerlo después",
    hint: `Corren ${ARCO_DAYS.effect} días hábiles para hacerlo efectivo.`,
    text: "Tu solicitud procede.",
  },
  {
    decision: "pedir",
    label: "Pedir lo que falta",
    hint: "El plazo sigue corriendo.",
    text: "Para contestarte necesitamos algo que acredite tu identidad o que representas a la persona titular.",
  },
  {
    decision: "prorrogar",
    label: "Ampliar el plazo",
    hint: `Una sola vez, por ${ARCO_DAYS.answer} días hábiles más, y con el motivo.`,
    text: "",
  },
] as const;

type Decision = (typeof WRITTEN)[number]["decision"];

const isPossible = ({ state, isExtended }: ArcoRequest, decision: Decision): boolean =>
  (decision !== "prorrogar" || !isExtended) && (decision !== "pedir" || state !== "requerida");

export function ArcoSteps({ request, settle }: ArcoStepsProps) {
  const { id, folio, state } = request;
  if (state === "cerrada") return null;
  const step = (decision: "tomar" | "cumplir", label: string) => (
    <SettleButton label={label} of={folio} settle={settle} fields={{ solicitud: id, decision }} />
  );
  if (state === "por_cumplir") return <div className="mt-4">{step("cumplir", "Ya está hecho")}</div>;
  return (
    <div className="mt-4 grid">
      {state !== "en_curso" && <div>{step("tomar", state === "requerida" ? "Ya llegó lo que faltaba" : "Tomar")}</div>}
      {WRITTEN.filter(({ decision }) => isPossible(request, decision)).map(({ decision, label, hint, text }) => (
        <SettleForm
          key={decision}
          label={label}
          settle={settle}
          fields={{ solicitud: id, decision }}
          button="Enviar por correo"
        >
          <TextArea
            name="respuesta"
            label="Lo que le escribimos"
            hint={hint}
            rows={4}
            defaultValue={text}
            maxCharacters={ANSWER_CHARACTERS}
            required
          />
        </SettleForm>
      ))}
    </div>
  );
}
