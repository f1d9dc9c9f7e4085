import { SwitchField } from "@/components/business-form/switch-field";
import { TextArea, TextField } from "@/components/ui/form/field";
import { editLabel, fieldsOfWriter, MOVES_OWNER_FIELD, OWNER_FIELD } from "@/lib/review/edit-fields";
import type { AdministeredBusiness, OwnerState } from "@/lib/review/edit-model";
import { AdminField } from "./admin-field";
import { FieldGroup } from "./field-group";

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
