/** What the panel says first, after one of its forms: the address holds the name of a sentence, and no words. */
const FLASH_MESSAGES = {
  mes: "Listo: tu mes pagado ya está en tu negocio.",
  "mes-usado": "Ese mes ya se usó. Revisa el plan de tus negocios.",
  "no-es-tuyo": "Ese negocio no es tuyo. Elige otro.",
  aceptado: "Listo: ese negocio ya cuenta como tuyo.",
  "sin-lugar": "Llegaste al límite de 20 negocios por cuenta. Si necesitas más, escríbenos a soporte.",
  quitado: "Listo: ese negocio ya no está en tu cuenta y no se publica.",
  "no-quitado": "Ese negocio ya no se puede quitar desde aquí. Si no es tuyo, escríbenos a soporte.",
  fallo: "No pudimos guardar el cambio. Inténtalo de nuevo en un momento.",
} as const;

export type FlashMessage = keyof typeof FLASH_MESSAGES;

const isFlashMessage = (name: string): name is FlashMessage => Object.hasOwn(FLASH_MESSAGES, name);

/** The sentence of a name; null for whatever else an address may hold. */
export const flashMessage = (name: string): string | null => (isFlashMessage(name) ? FLASH_MESSAGES[name] : null);
