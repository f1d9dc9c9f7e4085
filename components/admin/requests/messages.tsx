import { TextArea } from "@/components/ui/form/field";
import type { FormAction } from "@/lib/forms/form-state";
import type { Message } from "@/lib/requests/mapper";
import { ANSWER_CHARACTERS, SET_APART } from "@/lib/requests/model";
import { formatRecentMoment } from "@/lib/time/recent-moment";
import { ActionButton } from "../action-button";
import { RequestItems, Sender } from "./request-items";
import { SettleForm } from "./settle-form";

type MessagesProps = {
  messages: readonly Message[];
  isOpen: boolean;
  next: string | null;
  settle: FormAction;
};

export function Messages({ messages, isOpen, next, settle }: MessagesProps) {
  const empty = isOpen
    ? "No hay mensajes por contestar. Aquí llega lo que escriben en la página de soporte."
    : "Aún no se ha atendido ninguno.";
  return (
    <RequestItems empty={empty} next={next}>
      {messages.map((message) => (
        <li key={message.id} className="rounded-card border border-line bg-card p-4 sm:p-5">
          <Sender name={message.name} email={message.email} moment={formatRecentMoment(message.sentAt, new Date())} />
          {message.isSetApart && <p className="text-ink-soft text-sm">{SET_APART}</p>}
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{message.text}</p>
          {message.state === "nuevo" ? (
            <Answering message={message} settle={settle} />
          ) : (
            <p className="mt-3 whitespace-pre-line border-line border-l-2 pl-3 text-ink-soft wrap-anywhere">
              {message.answer ?? "Se cerró sin respuesta."}
            </p>
          )}
        </li>
      ))}
    </RequestItems>
  );
}

type AnsweringProps = { message: Message } & Pick<MessagesProps, "settle">;

function Answering({ message, settle }: AnsweringProps) {
  return (
    <div className="mt-4 grid gap-3">
      <SettleForm settle={settle} fields={{ mensaje: message.id, decision: "responder" }} button="Enviar respuesta">
        <TextArea name="respuesta" label="Respuesta" rows={4} maxCharacters={ANSWER_CHARACTERS} required />
      </SettleForm>
      <ActionButton action={settle} of={message.name} fields={{ mensaje: message.id, decision: "cerrar" }}>
        Cerrar sin responder
      </ActionButton>
    </div>
  );
}
