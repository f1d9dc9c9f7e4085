import { MESSAGES } from "@/lib/messages";

/** Sentences about accounts. The first eight are the specification's. */
export const AUTH_MESSAGES = {
  linkNotSent: "No se pudo enviar el enlace.",
  wrongPassword: "Correo o contraseña incorrectos.",
  notAuthenticated: "No se pudo autenticar correctamente.",
  missingFields: "Faltan campos por llenar",
  passwordsDiffer: "Las contraseñas no coinciden",
  accountFailed: "Error al crear cuenta",
  checkMail: "Revisa tu correo para confirmar",
  accessDenied: MESSAGES.accessDenied,
  badEmail: "Escribe un correo válido, por ejemplo ana@example.com.",
  shortPassword: "La contraseña debe tener al menos 8 caracteres.",
  weakPassword:
    "Esa contraseña es fácil de adivinar. Usa tres o cuatro palabras que no vayan juntas, sin tu nombre, el de tu negocio ni tu correo.",
  longPassword:
    "La contraseña es demasiado larga: usa hasta 72 letras y números. Los acentos, la ñ y los emojis cuentan por dos o más.",
  samePassword: "Elige una contraseña distinta de la anterior.",
  passwordFailed: "No se pudo guardar la contraseña. Inténtalo de nuevo.",
  tooMany: "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.",
  tooManyPasswords: "Demasiados intentos. Entra con un enlace por correo, o espera unos minutos.",
  tooSoon:
    "Hace un momento ya se pidió un enlace para este correo. Revisa tu bandeja, o espera un minuto para pedir otro.",
  halfChanged: "Falta el otro correo",
  halfChangedNext: "Abre también el enlace que enviamos al otro correo: el cambio se hace cuando los dos lo confirman.",
  emailChanged: "Tu correo ya cambió y cerramos todas las sesiones. Pide un enlace a tu correo nuevo para entrar.",
  paidEmail: "Recibimos tu pago. Inicia sesión con el correo con el que pagaste para ver tu plan.",
  usedLink: "El enlace ya se usó o venció. Pide uno nuevo.",
  notTyped: "Escribe ELIMINAR para confirmar.",
  lastAdministrator:
    "Eres el único administrador. En Administración → Administradores agrega a otra persona, y luego elimina tu cuenta.",
  deletionFailed: "No se pudo eliminar la cuenta. Inténtalo de nuevo.",
  accountDeleted: "Tu cuenta se eliminó. Gracias por haber estado aquí.",
  processing: "Procesando autenticación…",
  confirming: "Confirmando sesión…",
  callbackFailed: "No se pudo iniciar sesión automáticamente. Redirigiendo al login…",
} as const;

export const ACTION_MESSAGES = {
  invalid: "Revisa los datos marcados.",
  tooMany: AUTH_MESSAGES.tooMany,
  notYours: "Ese negocio no es tuyo. Elige otro.",
  denied: AUTH_MESSAGES.accessDenied,
  failed: "No pudimos guardar el cambio. Inténtalo de nuevo en un momento.",
} as const;

/** Before what matters most, of whoever has signed in some time ago. */
export const PROOF_MESSAGES = {
  needed: "Confirma que eres tú y envía de nuevo.",
  wrong: "Esa no es la contraseña de tu cuenta.",
  mailed: "Te enviamos un enlace. Ábrelo en este navegador, vuelve a esta página y envía de nuevo.",
} as const;

export const SESSION_ENDED = {
  message: "Usuario no autenticado. Inicia sesión en otra pestaña y envía de nuevo: lo que escribiste sigue aquí.",
  link: "Iniciar sesión",
} as const;

export const DELETION_WORD = "ELIMINAR";

export const LINK_LIFE_MINUTES = 10;
