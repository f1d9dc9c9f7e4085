import { z } from "zod";
import { CLAIM_CODE_MINUTES, spacedCode } from "@/lib/claims/model";
import { REVIEW_TIME } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind } from "./mail-kind";
import { quotedName } from "./safe-name";

const CODE = z
  .string()
  .regex(/^\d{8}$/)
  .transform(spacedCode);

export const OWNER_MAILS = {
  reclamo_recibido: mailKind(BUSINESS, ({ name, slug }) => ({
    subject: `Tu solicitud de ${name} está en revisión`,
    title: "Tu solicitud está en revisión",
    paragraphs: [
      `Recibimos tu solicitud para administrar ${name}. Una persona la revisa, ${REVIEW_TIME}, y te escribimos con la respuesta.`,
      "Mientras tanto la ves en «Mi negocio».",
    ],
    button: { label: "Ver mi solicitud", path: routes.claim(slug) },
  })),
  // To a mailbox of the listing's own domain, whose reader may know nothing of who asked.
  codigo_reclamo: mailKind({ ...BUSINESS, code: ["codigo", CODE] }, ({ name, slug, code }) => ({
    subject: `${code} es tu código para ${name}`,
    title: "Tu código",
    paragraphs: [
      `Alguien pidió administrar ${name} en nuestro directorio y dijo que lee este correo. Si fuiste tú, escribe el código en la página de tu solicitud. Vence en ${CLAIM_CODE_MINUTES} minutos y sirve una vez.`,
      "Si no fuiste tú, no lo compartas y borra este mensaje: sin el código no cambia nada.",
    ],
    facts: [["Código", code]],
    button: { label: "Escribir el código", path: routes.claim(slug) },
  })),
  reclamo_aprobado: mailKind(BUSINESS, ({ name }) => ({
    subject: `Ya puedes administrar ${name}`,
    title: "Tu solicitud fue aprobada",
    paragraphs: [`${name} ya está a tu nombre. Revisa que el teléfono, la dirección y el horario estén bien.`],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  })),
  reclamo_rechazado: mailKind(BUSINESS, ({ name }) => ({
    subject: `Sobre tu solicitud de ${name}`,
    title: "No pudimos aprobar tu solicitud",
    paragraphs: [
      `Revisamos tu solicitud para administrar ${name} y no la pudimos aprobar.`,
      "Si es tu negocio, escríbenos desde la página de soporte con algo que lo muestre, como una foto del local o un recibo.",
    ],
    button: { label: "Ir a soporte", path: routes.support() },
  })),
  ayudante_invitado: mailKind({ name: ["nombre", z.string().transform(quotedName)] }, ({ name }) => ({
    subject: `Te invitan a ayudar con ${name}`,
    title: "Te invitan a ayudar con un negocio",
    paragraphs: [
      `Quien administra ${name} te pide ayuda para mantener su página al día.`,
      "Entra con este mismo correo a «Mi negocio» y acepta o rechaza. Si no conoces el negocio, ignora este mensaje.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
    reason: "Recibes este correo porque alguien lo escribió al pedir ayuda con su negocio.",
  })),
  // By its owner.
  negocio_borrado: mailKind(BUSINESS, ({ name }) => ({
    subject: `Eliminaste ${name}`,
    title: "Tu negocio se eliminó",
    paragraphs: [
      `La página de ${name} ya no se ve en el directorio.`,
      "Si cambias de idea, o si no fuiste tú, escríbenos en los próximos 30 días: vuelve con todo lo que tenía. Después se borra para siempre.",
    ],
    button: { label: "Quiero que vuelva", path: `${routes.support()}#contacto` },
  })),
};
