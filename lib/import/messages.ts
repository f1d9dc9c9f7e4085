import type { BrokenFile } from "./broken-file-error";
import type { SkipReason } from "./denue/transform";
import type { ImportKind, ImportState } from "./model";
import type { RowFlaw } from "./row-flaw";

export const KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  denue: "DENUE de INEGI",
  negocios: "Tabla de negocios",
};

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  revisando: "Revisando",
  lista: "Revisado, por importar",
  importando: "Importando",
  terminada: "Importado",
  cancelada: "Cancelado",
  fallida: "Falló",
};

const PROBLEM_WORDS: Readonly<Record<BrokenFile | "interrumpida" | "sin-permiso" | "sin-proceso", string>> = {
  unreadable: "No pudimos leer el archivo: está dañado, protegido, o no es csv, csv.gz ni zip. Descárgalo de nuevo.",
  "not-one-csv": "El zip debe traer un solo csv. Descomprímelo y sube el que quieres importar.",
  spreadsheet: "Es un libro de una hoja de cálculo. Ábrelo, guárdalo como «CSV UTF-8» y sube ese archivo.",
  encoding:
    "No reconocimos las letras con acento del archivo: no está en UTF-8 ni en el de Windows. Guárdalo como «CSV UTF-8» y súbelo otra vez.",
  quotes:
    'Unas comillas (") se abren y no se cierran, y juntan varios renglones en uno. Corrígelas, o guarda la tabla otra vez como «CSV UTF-8».',
  lines: "No todos los renglones del archivo se pudieron leer. Guarda la tabla otra vez como «CSV UTF-8» y súbela.",
  "same-column": "Dos columnas del archivo se llaman igual. Cambia el nombre de una y súbelo otra vez.",
  columns:
    "Al archivo le faltan columnas, o tiene más de 500. Revisa que elegiste el tipo correcto; la plantilla dice cómo se llaman.",
  "too-large":
    "El archivo, o uno de sus renglones, es más grande de lo que aceptamos. Divídelo e impórtalo por partes.",
  empty: "El archivo está vacío.",
  interrumpida: "Se interrumpió antes de terminar. Lo que ya se había escrito se quedó; revísalo otra vez para seguir.",
  "sin-permiso": "Quien la empezó ya no es administrador.",
  "sin-proceso": "El servidor no pudo empezar a leer el archivo. Inténtalo de nuevo en un momento.",
};

export function problemWords(problem: string): string {
  const [reason = "", line] = problem.split(" ");
  const known = reason in PROBLEM_WORDS ? (reason as keyof typeof PROBLEM_WORDS) : "interrumpida";
  return line ? `Renglón ${line}. ${PROBLEM_WORDS[known]}` : PROBLEM_WORDS[known];
}

const REASON_WORDS: Readonly<
  Record<SkipReason | RowFlaw | "same id as an earlier line" | "same business as an earlier line", string>
> = {
  "no DENUE id": "Sin id del DENUE",
  "no activity code": "Sin código de actividad",
  "no coordinates": "Sin coordenadas",
  "neither name nor activity": "Sin nombre ni actividad",
  "outside the borough's outline": "Fuera de Iztapalapa",
  "same id as an earlier line": "Mismo id que un renglón anterior",
  "same business as an earlier line": "Mismo negocio que un renglón anterior",
  "more values than columns": "Tiene más celdas que columnas: revisa sus comas y comillas",
  "damaged letters": "Trae letras dañadas («Ã©», «�»): guarda el archivo como CSV UTF-8",
};

const RULE_WORDS: Readonly<Record<string, string>> = {
  no_existe: "No hay un negocio con ese id o slug",
  eliminado: "Ese negocio está eliminado: restáuralo primero",
  coordinates_come_in_pairs: "Faltan la latitud o la longitud",
};
const REFUSED = /^refused by the database \((.*)\)$/;
const COLUMN_RULE = /^negocios_(\w+)_check$/;

function ruleWords(rule: string): string {
  const column = COLUMN_RULE.exec(rule)?.[1];
  return (
    RULE_WORDS[rule] ??
    (column ? `La base de datos no acepta ese valor en ${column}` : `La base de datos lo rechazó (${rule})`)
  );
}

/** Reason not to import a row. A form's rule is Spanish already. */
export function reasonWords(reason: string): string {
  const rule = REFUSED.exec(reason)?.[1];
  if (rule !== undefined) return ruleWords(rule);
  return reason in REASON_WORDS ? REASON_WORDS[reason as keyof typeof REASON_WORDS] : reason;
}

const DROPPED_WORDS: Readonly<Record<string, string>> = {
  phone: "teléfono",
  website: "sitio web",
  "postal code": "código postal",
  staff: "personal",
  colonia: "colonia",
  address: "dirección",
};

export const droppedWords = (value: string): string =>
  `Se importa sin ${DROPPED_WORDS[value] ?? "un dato demasiado largo"}`;

export const UPLOAD_MESSAGES = {
  missing: "Elige un archivo.",
  "not-kept": "No pudimos guardar el archivo. Inténtalo de nuevo.",
  unknown: "Ese archivo ya se subió. Míralo arriba, o súbelo de nuevo.",
} as const;
