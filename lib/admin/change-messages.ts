import { fieldWords } from "@/lib/businesses/field-texts";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { fieldOf } from "@/lib/businesses/fields-of";
import { describeSchedule } from "@/lib/businesses/hours/describe-hours";
import { describeSpecialDays } from "@/lib/businesses/hours/describe-special-days";
import { parseSpecialDays } from "@/lib/businesses/hours/special-days";
import { parseWeeklyHours } from "@/lib/businesses/hours/weekly-hours";
import { categoryLabel } from "@/lib/categories/categories";
import { formatLongMoment, formatNumber } from "@/lib/format";
import { PLANS, parsePlan } from "@/lib/plans/plans";

/** One thing that was changed, in words; `before` is null where nothing was there to change. */
export type ChangeWords = { column: string; label: string; before: string | null; after: string };

const OTHER_LABELS: Readonly<Record<string, string>> = {
  codigo_postal: "Código postal",
  latitude: "Latitud",
  longitude: "Longitud",
  video_embed_url: "Video insertado",
  promocion_titulo: "Título de la promoción",
  promociones: "Texto de la promoción",
  promocion_imagen: "Imagen de la promoción",
  promocion_fecha: "Inicio de la promoción",
  promocion_vigencia: "Vigencia de la promoción",
  is_approved: "Publicación",
  is_deleted: "Eliminado",
  deleted_at: "Eliminado el",
  slug: "Dirección de la página",
  plan: "Plan",
  plan_type: "Plan",
  motivo_rechazo: "Motivo del rechazo",
  user_id: "Dueño",
  aceptados: "Campos aceptados",
  monto_centavos: "Monto",
  termina_at: "Termina",
  inicia_at: "Empieza",
  vence_el: "Vence",
  cortesia: "Cortesía",
  termino: "Quien busca",
  equivale: "Encuentra también",
  recibe_dueno: "Recibe al dueño",
  alerta: "Lo que marcó la IA",
  uso_ia: "Uso de la IA",
  // Of an import.
  leidas: "Leídas",
  ajenas: "De otras alcaldías",
  con_dueno: "Con dueño",
};

const FIELD_LABELS: ReadonlyMap<string, string> = new Map(
  (Object.keys(BUSINESS_FIELDS) as (keyof typeof BUSINESS_FIELDS)[]).flatMap((name) =>
    fieldOf(name).columns.map((column) => [column as string, fieldOf(name).label] as const),
  ),
);

function labelOf(column: string): string {
  const known = (Object.hasOwn(OTHER_LABELS, column) && OTHER_LABELS[column]) || FIELD_LABELS.get(column);
  const written = column.replaceAll("_", " ");
  return known || written.charAt(0).toUpperCase() + written.slice(1);
}

const NOTHING = "—";
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const ID = /^([\da-f]{8})-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const PICTURE = /\.(?:webp|avif|png|jpe?g)$/i;

const VALUES: Readonly<Record<string, (value: unknown) => string>> = {
  is_approved: (value) => (value === null ? "en espera" : value ? "aprobado" : "rechazado"),
  slug_categoria: (value) => categoryLabel(String(value)),
  plan: planWord,
  plan_type: planWord,
  monto_centavos: (value) => `$${formatNumber(Number(value) / 100)}`,
  formas_de_pago: (value) => fieldWords("formas_de_pago", wordOf(value)) || NOTHING,
  entrega: (value) => fieldWords("entrega", wordOf(value)) || NOTHING,
  horario: (value) => describeSchedule(parseWeeklyHours(value) ?? {}) || NOTHING,
  horario_especial: (value) =>
    describeSpecialDays(parseSpecialDays(value), "2000-01-01")
      .map(({ days, hours }) => `${days} ${hours}`)
      .join(", ") || NOTHING,
  aceptados: columnWords,
  columnas: columnWords,
  cortesia: planWord,
  uso_ia: (value) => (value === "descripcion" ? "descripción" : String(value)),
  estado: (value) => String(value).replaceAll("_", " "),
};

function columnWords(value: unknown): string {
  return (Array.isArray(value) ? value.map((each) => labelOf(String(each))).join(", ") : "") || NOTHING;
}

function planWord(value: unknown): string {
  const plan = parsePlan(String(value));
  return plan ? PLANS[plan].name : String(value);
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (Array.isArray(value)) return value.map(wordOf).join(", ") || NOTHING;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  if (MOMENT.test(text) && !Number.isNaN(Date.parse(text))) return formatLongMoment(new Date(text));
  // The end of a picture's path tells it from another one.
  if (PICTURE.test(text)) return text.slice(text.lastIndexOf("/") + 1);
  return ID.exec(text)?.[1] ?? text;
}

function columnValue(column: string, value: unknown): string {
  if (value === undefined) return NOTHING;
  const special = Object.hasOwn(VALUES, column) ? VALUES[column] : undefined;
  return special && (value !== null || column === "is_approved") ? special(value) : wordOf(value);
}

type Changes = Readonly<Record<string, unknown>>;

const OF_THE_ENTRY: ReadonlySet<string> = new Set(["revisado_por", "revisado_at"]);

/** Before and after, field by field, in the words of the forms; without what reads the same before and after. */
export const describeChanges = (before: Changes, after: Changes): ChangeWords[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => !OF_THE_ENTRY.has(column))
    .map((column) => ({
      column,
      label: labelOf(column),
      before: Object.hasOwn(before, column) ? columnValue(column, before[column]) : null,
      after: columnValue(column, after[column]),
    }))
    .filter((change) => change.before !== change.after);

const EXPORTS: Readonly<Record<string, string>> = {
  "exportacion negocios": "exportación de negocios",
  "exportacion pagos": "exportación de pagos",
  "exportacion busquedas": "exportación de búsquedas",
  "exportacion auditoria": "exportación de la bitácora",
  "exportacion facturas": "exportación de facturas para el contador",
};

/** Kinds of things as they are written; the database has no accents. */
const KINDS: Readonly<Record<string, string>> = {
  revision: "revisión",
  sinonimo: "sinónimo",
  importacion: "importación",
};

/** "reclamo 1a2b3c4d": an id is told by its beginning. */
export function entityWords(entity: string): string {
  if (Object.hasOwn(EXPORTS, entity)) return EXPORTS[entity] ?? entity;
  const [kind = "", ...name] = entity.split(" ").map((part) => ID.exec(part)?.[1] ?? part);
  return [(Object.hasOwn(KINDS, kind) && KINDS[kind]) || kind, ...name].join(" ");
}
