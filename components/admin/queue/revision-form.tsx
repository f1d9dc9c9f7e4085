"use client";

import type { ReactNode } from "react";
import { BeforeAndAfter } from "@/components/businesses/before-and-after";
import { CheckboxField } from "@/components/ui/form/field";
import type { RevisionChange } from "@/lib/review/revision-diff";
import { DecisionForm } from "./decision-form";
import type { DecisionProps } from "./use-decision";

type RevisionFormProps = DecisionProps & { title: ReactNode; changes: readonly RevisionChange[]; children: ReactNode };

const PUBLISH = ["aceptar", "Publicar lo marcado"] as const;

export const RevisionForm = ({ changes, children, ...decision }: RevisionFormProps) => (
  <DecisionForm
    {...decision}
    label="Decidir los cambios"
    reasonLabel="Motivo de lo que no se publica"
    answers={{ half: PUBLISH, no: ["rechazar", "Rechazar todo"], yes: PUBLISH }}
  >
    {children}
    <fieldset>
      <legend className="font-semibold">Cambios: lo que marques se publica</legend>
      <ul className="mt-2 grid gap-3">
        {changes.map((change) => (
          <li key={change.field} className="rounded-field border border-line px-4 py-2">
            <CheckboxField name="campo" value={change.field} defaultChecked label={<strong>{change.label}</strong>} />
            <BeforeAndAfter change={change} />
          </li>
        ))}
      </ul>
    </fieldset>
  </DecisionForm>
);
