import { FLASH_MESSAGES } from "@/lib/owner/messages";
import { MAX_PROMOTIONS } from "./model";

export const PROMOTION_MESSAGES = {
  incomplete: "Campos incompletos. Faltan título o fechas",
  noneActive: "No hay promociones activas registradas.",
  noneSelected: "No hay promoción seleccionada para editar.",
  noBusiness: FLASH_MESSAGES["sin-negocio"],
  saveFailed: "No se pudo guardar la promoción. Inténtalo de nuevo.",
  updateFailed: "No se pudo actualizar la promoción. Inténtalo de nuevo.",
  full: `Ya tienes ${MAX_PROMOTIONS} promociones guardadas, contando las vencidas. Elimina una para crear otra.`,
  abovePlan: "Las promociones son del plan Premium. No se borró nada de lo que ya tenías.",
  refused: "No pudimos guardarla así: revisa que nada sea demasiado largo ni tenga signos raros.",
  noPicture: "Elige la imagen de tu promoción.",
  onePicture: "Elige una sola imagen.",
  pictureOnItsWay: "Tu imagen todavía se está subiendo. Espera a que termine, o cancélala, y guarda de nuevo.",
  pictureNotSent: "Tu imagen no se subió. Reintenta o quítala, y guarda de nuevo.",
} as const;

export const PROMOTION_FIELD_MESSAGES = {
  titulo: "Escribe el título.",
  inicio: "Elige desde cuándo vale.",
  fin: "Elige hasta cuándo vale.",
  order: "Termina antes de empezar: elige una fecha posterior.",
  date: "Escribe una fecha entre 2000 y 2100.",
} as const;
