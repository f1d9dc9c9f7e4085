export const PAYMENT_MESSAGES = {
  emailMissing: "Por favor ingresa un correo antes de continuar.",
  emailInvalid: "Ingresa un email válido.",
  emailDiffers: "Los dos correos no son iguales. Revísalos: ahí llega tu recibo y con él entras.",
  planInvalid: "Elige el plan Profesional o Premium.",
  notConfigured: "Pagos no configurados.",
  linkFailed: "Error al generar el enlace de pago.",
  preferenceFailed: "Error al crear la preferencia.",
  startFailed: "No se pudo iniciar el pago. Inténtalo más tarde.",
  startFailedTitle: "No se pudo iniciar el pago",
  networkFailed: "❌ Error al iniciar el pago",
  linkMissing: "Respuesta sin init_point válido.",
  notYours: "Ese negocio no es tuyo. Elige otro.",
  tooManyOrders: "Ya empezaste muchos pagos hoy. Inténtalo mañana o escríbenos a soporte.",
  tooManyHere: "Hoy se empezaron muchos pagos sin cuenta. Inicia sesión con tu correo y vuelve a intentarlo.",
  tooManyRequests: "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
  unreadable: "No pudimos leer la solicitud.",
  otherSite: "La solicitud no viene de este sitio.",
  notActivated: "No se pudo activar el plan automáticamente.",
  notActivatedDetail:
    "Tu pago llegó, pero no es el de tu pedido. Lo revisa una persona y te escribimos: no pagues otra vez.",
  notFound: "No encontramos ese pago.",
  lookupFailed: "No pudimos consultar el pago. Inténtalo de nuevo en un momento.",
} as const;

export const CHECKOUT_MESSAGES = {
  "not-configured": PAYMENT_MESSAGES.notConfigured,
  "bad-plan": PAYMENT_MESSAGES.planInvalid,
  "bad-email": PAYMENT_MESSAGES.emailInvalid,
  "not-yours": PAYMENT_MESSAGES.notYours,
  "too-many": PAYMENT_MESSAGES.tooManyOrders,
  // To people without an account: signing in is the way past it.
  "too-many-here": PAYMENT_MESSAGES.tooManyHere,
  unavailable: PAYMENT_MESSAGES.linkFailed,
} as const;

export type CheckoutError = keyof typeof CHECKOUT_MESSAGES;

const FLASH_MESSAGES: Readonly<Record<string, string>> = {
  ...CHECKOUT_MESSAGES,
  "email-differs": PAYMENT_MESSAGES.emailDiffers,
  "too-many-requests": PAYMENT_MESSAGES.tooManyRequests,
};

export const checkoutFlashMessage = (code: string): string | null =>
  Object.hasOwn(FLASH_MESSAGES, code) ? (FLASH_MESSAGES[code] ?? null) : null;
