import { BusinessField } from "@/components/business-form/business-field";
import { SwitchField } from "@/components/business-form/switch-field";
import { TextField } from "@/components/ui/form/field";
import type { FieldName, TextFieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { DROPS_MENU_PDF_FIELD, DROPS_WEEK_FIELD, type EditedPicture, editLabel } from "@/lib/review/edit-fields";
import type { AdministeredBusiness } from "@/lib/review/edit-model";
import { PictureEditor } from "./picture-editor";
import { WeekField } from "./week-field";

type AdminFieldProps = {
  name: FieldName;
  /** Stored values; null for a business that is being added. */
  business: Pick<AdministeredBusiness, "pictures" | "hasWeeklyHours" | "menuPdf"> | null;
};

const COORDINATE = { inputMode: "decimal", isOptional: true } as const;

export function AdminField({ name, business }: AdminFieldProps) {
  const label = editLabel(name);
  const { kind, hint } = fieldOf(name);
  switch (kind) {
    case "picture":
    case "pictures":
      return <PictureEditor name={name as EditedPicture} stored={business?.pictures[name as EditedPicture] ?? []} />;
    case "switch":
      return <SwitchField name={name} label={label} {...(hint === undefined ? {} : { hint })} />;
    case "date":
      return <TextField name={name} type="date" label={label} isOptional />;
    case "coordinate":
      return (
        <TextField
          name={name}
          label={label}
          {...COORDINATE}
          hint={`Por ejemplo ${name === "latitud" ? "19.35529" : "-99.06224"}.`}
        />
      );
    case "weekly-hours":
      return business ? (
        <>
          <WeekField />
          {business.hasWeeklyHours && (
            <SwitchField
              name={DROPS_WEEK_FIELD}
              label="Quitar el horario por día"
              hint="La página lo muestra antes que el texto del horario."
            />
          )}
        </>
      ) : null;
    case "document":
      return business?.menuPdf ? (
        <SwitchField
          name={DROPS_MENU_PDF_FIELD}
          label="Quitar el menú en PDF"
          hint="El archivo se borra; el menú escrito se queda."
        />
      ) : null;
    case "special-days":
      // Its owner knows when it is closed.
      return null;
    default:
      return (
        <BusinessField
          name={name as TextFieldName}
          plan="premium"
          isRequired={name === "nombre" || name === "categoria"}
        />
      );
  }
}
