import { z } from "zod";
import type { BusinessRow, Column, Field } from "@/lib/businesses/field";
import { BUSINESS_FIELDS, type FieldName } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { digitsIn } from "@/lib/contact/phone";
import { parseWhatsapp } from "@/lib/contact/whatsapp";
import { toText, toTextList } from "@/lib/database-rows/row";
import type { FieldValues } from "@/lib/forms/form-state";
import { OFF, ON } from "@/lib/forms/on-off";
import { PLANS, planOrFree } from "@/lib/plans/plans";
import { fold } from "@/lib/text/fold";
import { PRIVACY_NOTES } from "./messages";

export const PRIVACY_FIELDS = [
  "telefono_al_tocar",
  "solo_whatsapp",
  "direccion_aproximada",
] as const satisfies readonly FieldName[];

export const privacyColumns: readonly Column[] = PRIVACY_FIELDS.map((name) => fieldOf(name).columns[0]);

export const privacyValues = (row: BusinessRow): FieldValues =>
  Object.fromEntries(PRIVACY_FIELDS.map((name) => [name, row[fieldOf(name).columns[0]] === true ? ON : OFF]));

/** A box that is ticked is sent before its "no" (SwitchField). */
const onOrOff = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (Array.isArray(value) ? value[0] : value) === ON);
export const privacySchema = z.object({
  telefono_al_tocar: onOrOff,
  solo_whatsapp: onOrOff,
  direccion_aproximada: onOrOff,
});

/** A number is known by its last ten digits, whatever stands before and between them. */
const NATIONAL_DIGITS = 10;

const HIDDEN: ReadonlySet<Column> = new Set(["telefono", "direccion", "latitude", "longitude", "mapa_embed_url"]);
const FIELDS: readonly Field[] = Object.values(BUSINESS_FIELDS);

const fieldsThatSay = (row: BusinessRow, says: (text: string) => boolean): string[] =>
  FIELDS.flatMap(({ label, columns: [column] }) => {
    const value = row[column];
    const text = Array.isArray(value) ? toTextList(value).join("\n") : toText(value);
    return !HIDDEN.has(column) && column !== "whatsapp" && text !== null && says(text) ? [label] : [];
  });

export const hasWhatsapp = (row: BusinessRow): boolean => parseWhatsapp(toText(row.whatsapp)).kind === "link";

export function privacyNotes(row: BusinessRow): string[] {
  const phone = digitsIn(toText(row.telefono) ?? "").slice(-NATIONAL_DIGITS);
  // "Av. Ermita 123" of "Av. Ermita 123, Local 4": what a map finds.
  const street = fold(toText(row.direccion)?.split(",")[0] ?? "").trim();
  const isPhoneHidden = row.telefono_al_tocar === true || row.solo_whatsapp === true;
  const isOnlyWhatsapp = row.solo_whatsapp === true && PLANS[planOrFree(row.plan_type)].gates.whatsapp;
  const isLapsed = row.solo_whatsapp === true && !isOnlyWhatsapp;
  const isSameNumber = phone !== "" && digitsIn(toText(row.whatsapp) ?? "").includes(phone);
  return [
    ...(isLapsed ? [PRIVACY_NOTES.onlyWhatsappNeedsPlan] : []),
    ...(isOnlyWhatsapp && !hasWhatsapp(row) ? [PRIVACY_NOTES.noContact] : []),
    ...(isOnlyWhatsapp && isSameNumber ? [PRIVACY_NOTES.sameNumber] : []),
    ...(isPhoneHidden && phone
      ? fieldsThatSay(row, (text) => digitsIn(text).includes(phone)).map(PRIVACY_NOTES.saysPhone)
      : []),
    ...(row.direccion_aproximada === true && street
      ? fieldsThatSay(row, (text) => fold(text).includes(street)).map(PRIVACY_NOTES.saysStreet)
      : []),
  ];
}
