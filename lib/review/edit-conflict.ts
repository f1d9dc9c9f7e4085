import { type EditDifference, EMPTY_FIELD } from "@/lib/businesses/edit-difference";
import { fieldWords } from "@/lib/businesses/field-texts";
import { BUSINESS_FIELDS, type FieldName } from "@/lib/businesses/fields";
import { WEEKDAYS } from "@/lib/clock";
import { formatLongMoment } from "@/lib/format";
import { type FieldValues, formFailure } from "@/lib/forms/form-state";
import { ON } from "@/lib/forms/on-off";
import { BASE_VERSION_FIELDS, editLabel, SWITCH_FIELDS } from "./edit-fields";
import { type AdministeredBusiness, isSame, readBaseVersion } from "./edit-mapper";
import type { EditConflict } from "./edit-model";
import { isWeekTouched } from "./edit-week";

const isField = (name: string): name is FieldName => Object.hasOwn(BUSINESS_FIELDS, name);

const WHOLES: ReadonlySet<string> = new Set(["imagenes", "semana"]);
function shown(name: string, value = ""): string {
  if (WHOLES.has(name)) return "cambió";
  if (SWITCH_FIELDS.some((each) => each === name)) return value === ON ? "sí" : "no";
  return (isField(name) ? fieldWords(name, value) : value) || EMPTY_FIELD;
}

const weekOf = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => WEEKDAYS.some((day) => name.startsWith(`${day}_`))));

function whoAndWhen({ changedBy, owner, updatedAt }: AdministeredBusiness): string {
  if (changedBy)
    return `${changedBy.email ?? "Otra persona de la administración"} lo cambió el ${formatLongMoment(new Date(changedBy.at))}`;
  const who = owner.state === "none" || owner.state === "invited" ? "Una importación lo cambió" : "Su dueño lo cambió";
  return `${who} el ${formatLongMoment(new Date(updatedAt))}`;
}

/** Conflict for the later editor. Typed fields stay, untouched ones take what is stored: sending again overwrites only what was typed. */
export function toConflict(typed: FieldValues, present: AdministeredBusiness): EditConflict {
  const baseVersion = readBaseVersion(typed[BASE_VERSION_FIELDS.values]);
  const now = readBaseVersion(present.values[BASE_VERSION_FIELDS.values]);
  const others = Object.keys(now).filter((name) => !isSame(baseVersion[name], now[name]));
  const isTouched = (name: string) => typed[name] !== undefined && !isSame(typed[name], baseVersion[name]);
  const differences = others.map(
    (name): EditDifference => ({
      label: editLabel(name),
      theirs: shown(name, now[name]),
      yours: isTouched(name) ? shown(name, typed[name]) : null,
    }),
  );
  const taken = Object.fromEntries(others.filter((name) => !isTouched(name)).map((name) => [name, now[name] ?? ""]));
  // The week is many fields: all of them are one thing.
  const week = others.includes("semana") && !isWeekTouched(typed, baseVersion) ? weekOf(present.values) : {};
  const standsFor = Object.fromEntries(
    Object.values(BASE_VERSION_FIELDS).map((name) => [name, present.values[name] ?? ""]),
  );
  return {
    ...formFailure(
      `Error al guardar. ${whoAndWhen(present)}, después de que lo abriste. No guardamos nada: revisa qué cambió y guarda de nuevo.`,
      { ...taken, ...week, ...standsFor },
    ),
    conflict: { differences },
  };
}
