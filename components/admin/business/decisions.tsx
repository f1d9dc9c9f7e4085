"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { TextArea } from "@/components/ui/form/field";
import { Form, FormAlert, SubmitButton } from "@/components/ui/form/form";
import { useCarried, useServerForm } from "@/components/ui/form/use-server-form";
import { showToast } from "@/lib/browser/toasts";
import type { FormAction } from "@/lib/forms/form-state";
import {
  DECISIONS,
  DELETION_MEANS,
  type Decided,
  type Decision,
  doneText,
  type OpenDecision,
  REASON_CHARACTERS,
} from "@/lib/review/decision";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import { HiddenFields } from "../hidden-fields";
import { type Made, Refused, UndoForm } from "../undo-form";

type DecisionsProps = {
  business: Pick<AdministeredBusiness, "id" | "name" | "state">;
  actions: { decide: FormAction<Decided>; undo: FormAction<Decided> };
  open?: OpenDecision | null;
};

export function Decisions({ business, actions: { decide, undo }, open = null }: DecisionsProps) {
  const { id, name, state } = business;
  const router = useRouter();
  const [made, setMade] = useState<Made | null>(
    open && { id: open.id, text: doneText(open.decision, open.count), leftMs: open.leftMs },
  );
  // The form that was sent may not be on the page any more.
  const [carried, native] = useCarried(decide, null);
  function forget() {
    setMade(null);
    showToast({ title: "Deshecho", text: "Quedó como antes. No se envió ningún correo." });
    router.refresh();
  }

  const common = {
    ...{ decide, native },
    businessId: id,
    onDecided: (decision: string, text: string) => setMade({ id: decision, text }),
  };
  return (
    <section aria-label="Decisión" className="grid gap-3">
      <Refused state={carried} />
      <UndoForm made={made} undo={undo} fields={{ ficha: id }} onUndone={forget} />
      {state === "deleted" ? (
        <DecisionForm {...common} decision="restaurar" look="outline" />
      ) : (
        <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
          <DecisionForm {...common} decision="aprobar" look="default" isDisabled={state === "published"} />
          {state !== "rejected" && (
            <Asked summary="Rechazar…">
              <DecisionForm {...common} decision="rechazar" label={`Rechazar «${name}»`} look="outline">
                <TextArea
                  name="motivo"
                  label="Motivo"
                  isOptional
                  hint="Se manda por correo a su dueño."
                  maxCharacters={REASON_CHARACTERS}
                />
              </DecisionForm>
            </Asked>
          )}
          <Asked summary="Eliminar…" isDestructive>
            <p className="mb-2">{DELETION_MEANS}</p>
            <DecisionForm {...common} decision="eliminar" label={`Eliminar «${name}»`} look="link" />
          </Asked>
        </div>
      )}
    </section>
  );
}

type AskedProps = { summary: string; isDestructive?: boolean; children: ReactNode };

const Asked = ({ summary, isDestructive, children }: AskedProps) => (
  <details className="min-w-0">
    <summary className={`tap-target cursor-pointer py-2.5 font-semibold ${isDestructive ? "text-error" : ""}`}>
      {summary}
    </summary>
    <div className="mt-2 max-w-md">{children}</div>
  </details>
);

type DecisionFormProps = {
  decide: FormAction<Decided>;
  /** Sends it without scripts. */
  native: (form: FormData) => void;
  businessId: string;
  decision: Decision;
  label?: string;
  isDisabled?: boolean;
  look: "default" | "outline" | "link";
  onDecided: (decision: string, text: string) => void;
  children?: ReactNode;
};

function DecisionForm(props: DecisionFormProps) {
  const { decide, native, businessId, decision, isDisabled, look, onDecided, children } = props;
  const { label, done, failed } = DECISIONS[decision];
  const router = useRouter();
  const form = useServerForm<Decided>({
    ...{ action: decide, native },
    lost: failed,
    onState(state) {
      if (state.kind === "decided" && state.decision) {
        showToast({ title: done, text: "" });
        onDecided(state.decision, done);
      }
      router.refresh();
    },
  });
  return (
    <Form of={form} className="grid gap-3">
      <HiddenFields of={{ negocio: businessId, ficha: businessId, decision, confirmado: "1" }} />
      {children}
      <SubmitButton
        sending="Guardando…"
        disabled={isDisabled}
        look={{ variant: look, size: "sm", className: look === "link" ? "text-error" : undefined }}
      >
        {props.label ?? label}
      </SubmitButton>
      <FormAlert />
    </Form>
  );
}
