import { inFile, type SpecifiedText, sentences } from "./specified-text";

/** Signing in, results of payments and of registrations, the administration. */
export const ACCOUNTS_AND_ADMINISTRATION: readonly SpecifiedText[] = [
  ...sentences("lib/auth/messages.ts", "AUTH_MESSAGES", {
    processing: "Procesando autenticación…",
    confirming: "Confirmando sesión…",
    callbackFailed: "No se pudo iniciar sesión automáticamente. Redirigiendo al login…",
    missingFields: "Faltan campos por llenar",
    passwordsDiffer: "Las contraseñas no coinciden",
    accountFailed: "Error al crear cuenta",
    linkNotSent: "No se pudo enviar el enlace.",
    notAuthenticated: "No se pudo autenticar correctamente.",
    wrongPassword: "Correo o contraseña incorrectos.",
    checkMail: "Revisa tu correo para confirmar",
  }),
  ...sentences("lib/messages.ts", "MESSAGES", {
    accessDenied: "Acceso denegado. No eres el administrador autorizado.",
  }),
  ...inFile("app/(account)/pago/[result]/_components/result-view.ts", [
    "Pago rechazado",
    "Pago pendiente",
    "¡Plan FREE activado!",
    "¡Pago aprobado!",
    "Pago en proceso",
    "No pudimos confirmar tu pago",
    "Error al verificar tu pago",
  ]),
  ...sentences("lib/registration/messages.ts", "REGISTRATION_MESSAGES", {
    received: "¡Registro exitoso! Revisa tu publicación pronto.",
    lookupFailed: "Error al verificar negocio.",
    paidFailed: "Hubo un problema al registrar tu negocio.",
  }),
  ...inFile("app/(account)/registro-pro-success/page.tsx", ["¡Registro exitoso! Redirigiendo al panel..."]),
  ...sentences("lib/payments/messages.ts", "PAYMENT_MESSAGES", {
    linkFailed: "Error al generar el enlace de pago.",
    preferenceFailed: "Error al crear la preferencia.",
    startFailed: "No se pudo iniciar el pago.",
  }),
  ...inFile("lib/review/decision.ts", ["No se pudo actualizar el estado de aprobación.", "Eliminado"]),
  ...inFile("components/payments/verifying-note.tsx", ["Verificando pago…"]),
  ...inFile("lib/admin/messages.ts", ["Negocio actualizado", "Negocio agregado", "Aprobado", "Rechazado"]),
  ...inFile("components/admin/table/business-table.tsx", ["No se encontraron negocios"]),
];
