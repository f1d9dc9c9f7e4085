"use client";

import { type ReactNode, useState } from "react";
import { BusinessField } from "@/components/business-form/business-field";
import { SwitchField } from "@/components/business-form/switch-field";
import { type WeekDraft, WeekFields, weekDraftOf } from "@/components/owner/hours/week-fields";
import { TextField } from "@/components/ui/form/field";
import { useFormContext } from "@/components/ui/form/form";
import { PictureField } from "@/components/ui/form/picture-field";
import type { FieldName, TextFieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import {
  DROPS_MENU_PDF_FIELD,
  DROPS_WEEK_FIELD,
  dropsPictureField,
  type EditedPicture,
  editLabel,
} from "@/lib/review/edit-fields";
import type { AdministeredBusiness } from "@/lib/review/edit-mapper";
import type { StoredPictureOf } from "@/lib/review/edit-model";

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

type FieldGroupProps = { title: string; note?: string | undefined; children: ReactNode };

export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className="@container min-w-0 rounded-card border border-line bg-card p-4">
      <legend className="px-1 font-bold text-lg">{title}</legend>
      {note && <p className="mb-3 text-ink-soft text-sm">{note}</p>}
      <div className="grid gap-5 @2xl:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function PictureEditor({ name, stored }: { name: EditedPicture; stored: readonly StoredPictureOf[] }) {
  const isGallery = name === "galeria";
  const label = editLabel(name);
  return (
    <div className="grid gap-2">
      <PictureField
        name={name}
        label={isGallery ? "Galería: agregar fotos" : label}
        hint={!isGallery && stored.length > 0 ? "La que elijas toma el lugar de la de ahora." : undefined}
        isMultiple={isGallery}
      />
      {stored.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {stored.map(({ index, url }) => (
            <li key={index} className="grid gap-1 rounded-field border border-line bg-card p-2">
              {url ? (
                <img src={url} alt="" loading="lazy" className="h-20 w-28 rounded-field object-cover" />
              ) : (
                <span className="grid h-20 w-28 place-items-center text-center text-ink-soft text-sm">
                  No se puede mostrar
                </span>
              )}
              <label className="flex min-h-11 cursor-pointer items-center gap-2 text-error text-sm">
                <input
                  type="checkbox"
                  name={dropsPictureField(name)}
                  value={index}
                  className="size-5 accent-action-strong"
                />
                Quitar
                <span className="sr-only">
                  {isGallery ? `de la galería la foto ${index + 1}` : `de ${label.toLowerCase()}`}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WeekField() {
  const { values } = useFormContext();
  const week = weekDraftOf(values);
  return (
    <details>
      <summary className="tap-target cursor-pointer text-link">Horario por día</summary>
      <Week key={JSON.stringify(week)} first={week} />
    </details>
  );
}

function Week({ first }: { first: WeekDraft }) {
  const [week, setWeek] = useState(first);
  return (
    <div className="mt-3">
      <WeekFields week={week} onChange={setWeek} />
    </div>
  );
}
