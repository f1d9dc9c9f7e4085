import { ACTION_MESSAGES } from "@/lib/auth/messages";
import { flashMessageOf } from "@/lib/forms/flash-messages";

export const INVOICE_MESSAGES = {
  badRfc: "Revisa el RFC: son 13 letras y números para una persona, 12 para una empresa, como en tu constancia.",
  noName: "Escribe el nombre o la razón social como en tu constancia.",
  longName: "El nombre es demasiado largo: usa hasta 254 letras.",
  badRegime: "Elige tu régimen fiscal.",
  otherRegime: "Ese régimen no va con tu RFC: revisa si es de persona o de empresa.",
  badPostalCode: "El código postal tiene 5 números: el de tu domicilio fiscal.",
  badUsage: "Elige para qué usas la factura.",
  otherUsage: "Ese uso no va con tu régimen. «Sin efectos fiscales» va con todos.",
  already: "La factura de ese pago ya se pidió.",
  late: "El plazo para pedir la factura de ese pago ya terminó. Si la necesitas, escríbenos a soporte.",
  unknown: "No encontramos ese pago, o se devolvió.",
} as const;

const FLASH_MESSAGES = {
  pedida: "Listo: pediste tu factura. Te escribimos cuando salga.",
  ya: INVOICE_MESSAGES.already,
  tarde: INVOICE_MESSAGES.late,
  "no-esta": INVOICE_MESSAGES.unknown,
  fallo: ACTION_MESSAGES.failed,
} as const;

export const flashMessage = (name: string): string | null => flashMessageOf(FLASH_MESSAGES, name);
