import { fieldOf } from "@/lib/businesses/fields-of";
import { formatCount, formatList } from "@/lib/format";
import { type FieldName, type FieldValues, REQUIRED_FIELDS } from "./fields";

const labelOf = (name: FieldName): string => (name === "correo" ? "Correo" : fieldOf(name).label);

/** How many of the fields that must be filled are empty. */
export const countMissing = (values: FieldValues): number =>
  REQUIRED_FIELDS.filter((name) => !values[name]?.trim()).length;

/**
 * How far somebody is with the form.
 * @param problems fields that the server would not take; null while that is not known: then nothing is promised.
 */
export function readinessOf(values: FieldValues, problems: readonly FieldName[] | null): string {
  const missing = countMissing(values);
  if (missing > 0) return `Te ${missing === 1 ? "falta" : "faltan"} ${formatCount(missing, "dato", "datos")}`;
  if (problems === null) return "Ya casi";
  return problems.length > 0 ? `Revisa: ${formatList(problems.map(labelOf))}` : "Listo para enviar";
}
