import { fieldOf } from "@/lib/businesses/fields-of";
import { formatCount, formatList } from "@/lib/format";
import { type FieldName, type FieldValues, REQUIRED_FIELDS } from "./fields";

const labelOf = (name: FieldName): string => (name === "correo" ? "Correo" : fieldOf(name).label);

export const countMissing = (values: FieldValues): number =>
  REQUIRED_FIELDS.filter((name) => !values[name]?.trim()).length;

/** Progress of the form. @param problems null while unknown: then nothing is promised. */
export function readinessOf(values: FieldValues, problems: readonly FieldName[] | null): string {
  const missing = countMissing(values);
  if (missing > 0) return `Te ${missing === 1 ? "falta" : "faltan"} ${formatCount(missing, "dato", "datos")}`;
  if (problems === null) return "Ya casi";
  return problems.length > 0 ? `Revisa: ${formatList(problems.map(labelOf))}` : "Listo para enviar";
}
