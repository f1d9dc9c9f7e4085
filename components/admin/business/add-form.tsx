"use client";

import { useRouter } from "next/navigation";
import { BaseVersionFields } from "@/components/business-form/base-version-fields";
import { useUnsavedGuard } from "@/components/business-form/use-unsaved-guard";
import { ChoiceField } from "@/components/ui/form/choice-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { NewTabNote } from "@/components/ui/new-tab-note";
import { formatCount } from "@/lib/format";
import { OFF } from "@/lib/forms/on-off";
import { PLAN_IDS, PLANS } from "@/lib/plans/plans";
import { GIVEN_MONTHS, GIVEN_REASON_CHARACTERS, NEW_FIELDS, SWITCH_FIELDS } from "@/lib/review/edit-fields";
import type { AlikeBusiness, AlikeFound } from "@/lib/review/edit-model";
import { routes } from "@/lib/routes";
import { FieldGroup } from "./admin-field";
import { BusinessForm, type BusinessFormProps, RouteDialog } from "./business-form";

function AlikeNote({ alike }: { alike: readonly AlikeBusiness[] }) {
  return (
    <ul className="mt-2 grid gap-2 text-ink">
      {alike.map(({ id, name, address, phone }) => (
        <li key={id}>
          <a
            href={routes.adminBusiness(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-8 items-center font-semibold underline"
          >
            {name}
            <NewTabNote />
          </a>
          <span className="block">{[address, phone].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

type AddFormProps = BusinessFormProps<AlikeFound> & {
  /** Sent twice, the form makes one business. */
  request: string;
};

function AddForm({ request, ...props }: AddFormProps) {
  return (
    <BusinessForm
      {...props}
      business={null}
      initial={{
        [NEW_FIELDS.request]: request,
        [NEW_FIELDS.approval]: "publicar",
        [NEW_FIELDS.plan]: "free",
        ...Object.fromEntries(SWITCH_FIELDS.map((name) => [name, OFF])),
      }}
      parts={(state) => {
        const alike = state && "alike" in state ? state.alike : null;
        return {
          note: alike && <AlikeNote alike={alike} />,
          fields: (
            <>
              <BaseVersionFields names={[NEW_FIELDS.request]} />
              {alike && <input type="hidden" name={NEW_FIELDS.alikeSeen} value="1" />}
              <NewTerms />
            </>
          ),
          submit: alike ? "Agregar de todos modos" : "Agregar negocio",
        };
      }}
      sending="Agregando…"
    />
  );
}

type GivenProps = Omit<AddFormProps, "onSaved" | "onDirty">;

export function AddDialog(props: GivenProps) {
  return (
    <RouteDialog title="Agregar negocio">
      {({ noteDirty, close }) => <AddForm {...props} onDirty={noteDirty} onSaved={close} />}
    </RouteDialog>
  );
}

export function AddPageForm(props: GivenProps) {
  const router = useRouter();
  const noteDirty = useUnsavedGuard();
  return <AddForm {...props} onDirty={noteDirty} onSaved={({ path }) => router.push(path.replace(/\?.*/, ""))} />;
}

function NewTerms() {
  return (
    <FieldGroup title="Al agregarlo">
      <ChoiceField
        name={NEW_FIELDS.approval}
        legend="Aprobación"
        choices={[
          { id: "publicar", label: "Se publica enseguida" },
          { id: "espera", label: "Espera en la cola" },
        ]}
      />
      <div className="grid content-start gap-4">
        <SelectField
          name={NEW_FIELDS.plan}
          label="Plan"
          hint="Uno de pago se regala por unos meses, y queda en la bitácora."
        >
          {PLAN_IDS.map((plan) => (
            <option key={plan} value={plan}>
              {PLANS[plan].name}
            </option>
          ))}
        </SelectField>
        <SelectField name={NEW_FIELDS.months} label="Meses de cortesía" hint="Cuenta con Profesional o Premium.">
          {GIVEN_MONTHS.map((months) => (
            <option key={months} value={months}>
              {formatCount(months, "mes", "meses")}
            </option>
          ))}
        </SelectField>
        <TextField
          name={NEW_FIELDS.reason}
          label="Motivo de la cortesía"
          hint="Hace falta con Profesional o Premium."
          maxCharacters={GIVEN_REASON_CHARACTERS}
        />
      </div>
    </FieldGroup>
  );
}
