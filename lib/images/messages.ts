import { MAX_PICTURE_BYTES } from "./picture-limits";

/** Why a picture is not taken. */
export type PictureError = "not-a-picture" | "heic" | "too-large" | "too-many-pixels" | "broken" | "busy";

const MAX_MB = Math.floor(MAX_PICTURE_BYTES / 1024 / 1024);

/** What the sender reads. */
export const PICTURE_MESSAGES: Readonly<Record<PictureError, string>> = {
  "not-a-picture": "Archivo de imagen inválido. Usa una foto JPG, PNG o WebP.",
  heic: "Tu foto está en formato HEIC y no podemos abrirlo. Guárdala como JPG o toma una captura de pantalla.",
  "too-large": `Tu imagen pesa demasiado. Usa una de menos de ${MAX_MB} MB.`,
  "too-many-pixels": "Tu imagen es demasiado grande. Usa una de menos de 50 megapixeles.",
  broken: "Tu imagen está dañada o incompleta. Elige otra.",
  busy: "Estamos procesando muchas imágenes. Inténtalo de nuevo en un minuto.",
};
