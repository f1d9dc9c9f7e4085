import { CLAIM_CODE_MINUTES, spacedCode } from "@/lib/claims/model";
import { REVIEW_TIME } from "@/lib/messages";
import { routes } from "@/lib/routes";
import type { Mail, MailWords } from "./model";
import { quotedName } from "./safe-name";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

export function claimReceived({ business }: Of<"claimReceived">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Tu solicitud de ${name} está en revisión`,
    title: "Tu solicitud está en revisión",
    paragraphs: [
      `Recibimos tu solicitud para administrar ${name}. Una persona la revisa, ${REVIEW_TIME}, y te escribimos con la respuesta.`,
      "Mientras tanto la ves en «Mi negocio».",
    ],
    button: { label: "Ver mi solicitud", path: routes.claim(business.slug) },
  };
}

/** To a mailbox of the listing's own domain, whose reader may know nothing of who asked. */
export function claimCode({ business, code }: Of<"claimCode">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `${spacedCode(code)} es tu código para ${name}`,
    title: "Tu código",
    paragraphs: [
      `Alguien pidió administrar ${name} en nuestro directorio y dijo que lee este correo. Si fuiste tú, escribe el código en la página de tu solicitud. Vence en ${CLAIM_CODE_MINUTES} minutos y sirve una vez.`,
      "Si no fuiste tú, no lo compartas y borra este mensaje: sin el código no cambia nada.",
    ],
    facts: [["Código", spacedCode(code)]],
    button: { label: "Escribir el código", path: routes.claim(business.slug) },
  };
}

export function claimGranted({ business }: Of<"claimGranted">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Ya puedes administrar ${name}`,
    title: "Tu solicitud fue aprobada",
    paragraphs: [`${name} ya está a tu nombre. Revisa que el teléfono, la dirección y el horario estén bien.`],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  };
}

export function claimRejected({ business }: Of<"claimRejected">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Sobre tu solicitud de ${name}`,
    title: "No pudimos aprobar tu solicitud",
    paragraphs: [
      `Revisamos tu solicitud para administrar ${name} y no la pudimos aprobar.`,
      "Si es tu negocio, escríbenos desde la página de soporte con algo que lo muestre, como una foto del local o un recibo.",
    ],
    button: { label: "Ir a soporte", path: routes.support() },
  };
}
