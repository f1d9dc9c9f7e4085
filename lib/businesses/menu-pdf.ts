export const MENU_PDF_FIELD = "menu_pdf";

const MB = 1024 * 1024;
/** Bytes that the bucket takes. */
export const MAX_MENU_PDF_BYTES = 5 * MB;

export const MENU_PDF_MESSAGES = {
  none: "Elige el PDF de tu menú.",
  "too-large": `Tu PDF pesa demasiado. Usa uno de menos de ${MAX_MENU_PDF_BYTES / MB} MB.`,
  "not-a-pdf": "Ese archivo no es un PDF. Guárdalo como PDF, o escribe tu menú arriba.",
  preceded:
    "Tu PDF trae algo antes de su inicio, y así no abre en todos los teléfonos. Ábrelo, guárdalo de nuevo como PDF y vuelve a elegirlo.",
  broken: "Tu PDF está dañado o incompleto. Guárdalo de nuevo y vuelve a elegirlo.",
  locked: "Tu PDF está protegido con contraseña. Guárdalo sin protección y vuelve a elegirlo.",
  "too-slow": "Tu PDF es demasiado complicado. Ábrelo, usa «Imprimir» y «Guardar como PDF», y vuelve a elegirlo.",
  busy: "Hay muchos archivos en espera. Inténtalo de nuevo en un minuto.",
  failed: "No se pudo guardar el PDF. Inténtalo de nuevo.",
} as const;
export type MenuPdfError = keyof typeof MENU_PDF_MESSAGES;

/** Readers look for the beginning in the first kilobyte, and for the end mark in the last one. */
const SOUGHT_BYTES = 1024;
/** No markup before the beginning: a page with a PDF in it is none. */
const BEGINNING = /^([^<]*?)%PDF-[12]\.\d/;
const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Problem of a sent PDF; null for none. It must begin as one, or it could be read as something else. */
export function pdfProblem(bytes: Uint8Array): MenuPdfError | null {
  if (bytes.length === 0) return "none";
  if (bytes.length > MAX_MENU_PDF_BYTES) return "too-large";
  const before = BEGINNING.exec(textOf(bytes.subarray(0, SOUGHT_BYTES)))?.[1];
  if (before === undefined) return "not-a-pdf";
  if (before !== "") return "preceded";
  return textOf(bytes.subarray(-SOUGHT_BYTES)).includes("%%EOF") ? null : "broken";
}

export const menuPdfVersion = (path: string): string => path.slice(-12, -4);
