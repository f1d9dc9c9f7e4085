import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "./picture-limits";

export type PictureError =
  | "not-a-picture"
  | "heic"
  | "pdf"
  | "too-large"
  | "too-many-pixels"
  | "too-slow"
  | "unavailable"
  | "broken"
  | "busy";

const MAX_MB = Math.floor(MAX_PICTURE_BYTES / 1024 / 1024);
const MAX_MEGAPIXELS = MAX_PICTURE_PIXELS / 1_000_000;

export const PICTURE_MESSAGES: Readonly<Record<PictureError, string>> = {
  "not-a-picture": "Archivo de imagen inválido. Usa una foto JPG, PNG o WebP.",
  heic: "Tu foto está en formato HEIC y no podemos abrirlo. Guárdala como JPG o toma una captura de pantalla.",
  pdf: "Eso es un PDF, no una imagen. Toma una captura de pantalla de él y elígela, o usa una foto JPG o PNG.",
  "too-large": `Tu imagen pesa demasiado. Usa una de menos de ${MAX_MB} MB.`,
  "too-many-pixels": `Tu imagen es demasiado grande. Usa una de menos de ${MAX_MEGAPIXELS} megapixeles.`,
  "too-slow": "No pudimos procesar tu imagen a tiempo. Usa una más pequeña o una captura de pantalla de ella.",
  unavailable: "No podemos procesar imágenes en este momento. Sigue sin imagen y súbela después.",
  broken: "Tu imagen está dañada o incompleta. Elige otra.",
  busy: "Estamos procesando muchas imágenes. Inténtalo de nuevo en un minuto.",
};

const TEMPORARY: readonly string[] = ["busy", "too-slow", "unavailable"] satisfies PictureError[];

export const isTemporary = (code: PictureError): boolean => TEMPORARY.includes(code);

export const isFinalRefusal = (message: string): boolean =>
  Object.entries(PICTURE_MESSAGES).some(([code, text]) => text === message && !TEMPORARY.includes(code));
