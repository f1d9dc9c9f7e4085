import { formatLongDate } from "@/lib/format";
import { ARCO_DAYS, SUPPORT_HOURS } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import type { Mail, MailWords } from "./model";
import { quotedName, withoutLinks } from "./safe-name";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

const YOU_WROTE = "Recibes este mensaje porque nos escribieron con este correo.";
const NOT_YOU = "Si no fuiste tú, ignora este mensaje.";
const WRITE_AGAIN = { label: "Escribir otra vez", path: `${routes.support()}#contacto` };

const REPORT_ENDS = {
  corrected: (name: string) => `Gracias a tu aviso corregimos la página de ${name}.`,
  closed: (name: string) => `Gracias a tu aviso quitamos la página de ${name}: ya no aparece en el directorio.`,
  dismissed: (name: string) =>
    `Gracias por tu aviso sobre ${name}. Lo revisamos y por ahora la página queda como está. Si tienes algo que lo muestre, escríbenos.`,
} as const;

export function reportAnswered({ business, outcome }: Of<"reportAnswered">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Revisamos tu reporte de ${name}`,
    title: "Revisamos tu reporte",
    paragraphs: [REPORT_ENDS[outcome](name), "Ya borramos tu correo del reporte."],
    button:
      outcome === "closed"
        ? { label: "Ir al directorio", path: routes.directory() }
        : { label: "Ver la página", path: routes.business(business.slug) },
    reason: YOU_WROTE,
  };
}

export function businessClosed({ business, reason }: Of<"businessClosed">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Quitamos del directorio ${name}`,
    title: "Tu página ya no aparece",
    paragraphs: [
      `Nos avisaron que ${name} ya no está en servicio y quitamos su página.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      "Si sigue abierto, escríbenos en los próximos 30 días: la página vuelve como estaba. Después se borra.",
    ],
    button: { label: "Sigue abierto", path: `${routes.support()}#contacto` },
  };
}

export function messageReceived({ text }: Of<"messageReceived">): MailWords {
  return {
    subject: "Recibimos tu mensaje",
    title: "Recibimos tu mensaje",
    paragraphs: [
      `Una persona lo lee y te contesta a este correo. Atendemos de ${SUPPORT_HOURS.toLowerCase()}.`,
      `Esto nos escribiste:\n${withoutLinks(text)}`,
      NOT_YOU,
    ],
    button: { label: "Ir a soporte", path: routes.support() },
    reason: YOU_WROTE,
  };
}

export function messageAnswered({ text, answer }: Of<"messageAnswered">): MailWords {
  return {
    subject: "Respuesta a tu mensaje",
    title: "Respuesta a tu mensaje",
    paragraphs: [answer, `Esto nos escribiste:\n${withoutLinks(text)}`],
    button: WRITE_AGAIN,
    reason: YOU_WROTE,
  };
}

type ArcoWords = { subject: string; title: string; before: readonly string[]; after: readonly string[] };

const ARCO_WORDS: Readonly<Record<Of<"arco">["step"], (date: string) => ArcoWords>> = {
  received: (date) => ({
    subject: "Recibimos tu solicitud",
    title: "Recibimos tu solicitud ARCO",
    before: [`Te contestamos a este correo a más tardar el ${date} (${ARCO_DAYS.answer} días hábiles).`],
    after: ["Guarda el folio.", NOT_YOU],
  }),
  asked: () => ({
    subject: "Nos falta algo para tu solicitud",
    title: "Nos falta algo para contestarte",
    before: [],
    after: ["Contéstanos desde la página de soporte y escribe tu folio."],
  }),
  extended: (date) => ({
    subject: "Necesitamos más tiempo para tu solicitud",
    title: "Necesitamos más tiempo",
    before: [`La ley permite ampliar el plazo una vez. Te contestamos a más tardar el ${date}.`],
    after: [],
  }),
  answered: () => ({
    subject: "Respuesta a tu solicitud",
    title: "Respuesta a tu solicitud ARCO",
    before: [],
    after: [],
  }),
  granted: (date) => ({
    subject: "Respuesta a tu solicitud",
    title: "Tu solicitud procede",
    before: [],
    after: [`La hacemos efectiva a más tardar el ${date} (${ARCO_DAYS.effect} días hábiles) y te avisamos.`],
  }),
  done: () => ({
    subject: "Hicimos lo que pediste",
    title: "Tu solicitud está cumplida",
    before: ["Ya hicimos lo que te dijimos en nuestra respuesta."],
    after: [],
  }),
};

export function arco({ step, folio, answer, dueOn }: Of<"arco">): MailWords {
  const { subject, title, before, after } = ARCO_WORDS[step](dueOn ? formatLongDate(dueOn) : "");
  return {
    subject: `${subject} (${folio})`,
    title,
    paragraphs: [...before, ...(answer ? [answer] : []), ...after],
    facts: [["Folio", folio]],
    button: { label: "Aviso de privacidad", path: `${routes.privacy()}#arco` },
    reason: YOU_WROTE,
  };
}

/** To the administrators. */
export function arcoDue({ folio, dueOn }: Of<"arcoDue">): MailWords {
  return {
    subject: `${folio} vence el ${formatLongDate(dueOn)}`,
    title: "Una solicitud ARCO está por vencer",
    paragraphs: [`Hay que atender ${folio} a más tardar el ${formatLongDate(dueOn)}. Es un plazo de la ley.`],
    button: { label: "Ver solicitudes", path: routes.adminRequests({ ver: "arco" }) },
  };
}
