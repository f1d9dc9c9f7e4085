import { Fragment, type ReactNode } from "react";
import { SwitchField } from "@/components/business-form/switch-field";
import { TextArea, TextField } from "@/components/ui/form/field";
import { PLAN_IDS, PLANS, type Plan } from "@/lib/plans/plans";
import { editLabel, fieldsOfWriter, MOVES_OWNER_FIELD, OWNER_FIELD } from "@/lib/review/edit-fields";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import type { OwnerState } from "@/lib/review/edit-model";
import { AdminField, FieldGroup } from "./admin-field";

type PlanFieldsProps = {
  plan: Plan;
  business: AdministeredBusiness | null;
  description: ReactNode;
};

const hidden = (of: Plan, plan: Plan): string =>
  `Se guarda, y la página lo muestra cuando el negocio tenga el plan ${PLANS[of].name} (ahora: ${PLANS[plan].name}).${of === "pro" ? " El horario se muestra siempre." : ""}`;

export function PlanFields({ plan, business, description }: PlanFieldsProps) {
  return PLAN_IDS.map((each) => (
    <FieldGroup
      key={each}
      title={PLANS[each].name}
      note={PLANS[each].rank > PLANS[plan].rank ? hidden(each, plan) : undefined}
    >
      {fieldsOfWriter(each).map((name) => (
        <Fragment key={name}>
          <AdminField name={name} business={business} />
          {name === "descripcion" && description}
        </Fragment>
      ))}
    </FieldGroup>
  ));
}

const OWNER_HINTS: Readonly<Record<OwnerState, string>> = {
  none: "Nadie lo administra. Si el correo tiene cuenta, el negocio le llega enseguida; si no, al entrar por primera vez.",
  invited: "Todavía no tiene cuenta: el negocio le llega al entrar por primera vez.",
  asked: "Tiene cuenta y aún no ha dicho «Sí, es mío».",
  accepted: "Lo administra. Vacía el campo para dejarlo sin dueño.",
};

const NOTES_CHARACTERS = 4_000;

export function AdministrationFields({ business }: { business: AdministeredBusiness | null }) {
  const owner = business?.owner.state ?? "none";
  return (
    <FieldGroup title="Administración">
      {fieldsOfWriter("administrator").map((name) => (
        <AdminField key={name} name={name} business={business} />
      ))}
      {business && (
        <TextField
          name="slug"
          label={editLabel("slug")}
          required
          autoCapitalize="none"
          spellCheck={false}
          hint={`/negocio/… La de ahora seguirá llevando a la nueva.${business.formerSlugs.length > 0 ? ` También llevan aquí: ${business.formerSlugs.join(", ")}.` : ""}`}
        />
      )}
      <div className="grid content-start gap-1">
        <TextField
          name={OWNER_FIELD}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={editLabel(OWNER_FIELD)}
          isOptional
          hint={OWNER_HINTS[owner]}
        />
        {(owner === "asked" || owner === "accepted") && (
          <SwitchField
            name={MOVES_OWNER_FIELD}
            label="Cambiar de dueño"
            hint="Quien lo administra ahora deja de hacerlo, y sus cambios por revisar se descartan."
          />
        )}
      </div>
      <TextArea
        name="notas"
        label={editLabel("notas")}
        isOptional
        hint="Sólo las ve la administración."
        maxCharacters={NOTES_CHARACTERS}
      />
    </FieldGroup>
  );
}
