import { TextArea } from "@/components/ui/form/field";
import type { FormAction } from "@/lib/forms/form-state";
import type { Message } from "@/lib/requests/mapper";
import { ANSWER_CHARACTERS, SET_APART } from "@/lib/requests/model";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { ActionButton } from "../action-button";
import { Sender } from "./request-items";
import { SettleForm } from "./settle-form";

export function MessageItem({ message, settle }: { message: Message; settle: FormAction }) {
  const { id, name, email, text, answer } = message;
  return (
    <li className="rounded-card border border-line bg-card p-4 sm:p-5">
      <Sender name={name} email={email} moment={formatRecentMoment(message.sentAt, new Date())} />
      {message.isSetApart && <p className="text-ink-soft text-sm">{SET_APART}</p>}
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
      {message.state === "nuevo" ? (
        <div className="mt-4 grid gap-3">
          <SettleForm settle={settle} fields={{ mensaje: id, decision: "responder" }} button="Enviar respuesta">
            <TextArea name="respuesta" label="Respuesta" rows={4} maxCharacters={ANSWER_CHARACTERS} required />
          </SettleForm>
          <ActionButton action={settle} of={name} fields={{ mensaje: id, decision: "cerrar" }}>
            Cerrar sin responder
          </ActionButton>
        </div>
      ) : (
        <p className="mt-3 whitespace-pre-line border-line border-l-2 pl-3 text-ink-soft wrap-anywhere">
          {answer ?? "Se cerró sin respuesta."}
        </p>
      )}
    </li>
  );
}
