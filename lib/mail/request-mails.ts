import { z } from "zod";
import { orNull } from "@/lib/database-rows/columns";
import { formatLongDate } from "@/lib/format";
import { ARCO_DAYS, SUPPORT_HOURS } from "@/lib/requests/model";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind, REASON, text } from "./mail-kind";
import { withoutLinks } from "./safe-name";

const YOU_WROTE = "Recibes este mensaje porque nos escribieron con este correo.";
const NOT_YOU = "Si no fuiste tú, ignora este mensaje.";
const CONTACT_FORM = `${routes.support()}#contacto`;

const reportAnswered = (sentence: (name: string) => string, isClosed = false) =>
  mailKind(BUSINESS, ({ name, slug }) => ({
    subject: `Revisamos tu reporte de ${name}`,
    title: "Revisamos tu reporte",
    paragraphs: [sentence(name), "Ya borramos tu correo del reporte."],
    button: isClosed
      ? { label: "Ir al directorio", path: routes.directory() }
      : { label: "Ver la página", path: routes.business(slug) },
    reason: YOU_WROTE,
  }));

const MESSAGE = {
  question: ["texto", text.transform((words) => `Esto nos escribiste:\n${withoutLinks(words)}`)],
} as const;

type ArcoText = { subject: string; title: string; before?: string; after?: readonly string[] };

const ARCO = {
  folio: ["folio", text],
  answer: ["respuesta", orNull(text)],
  dueOn: ["vence", orNull(z.iso.date())],
} as const;

/** Tells of a request by the law on personal data. @param write given the date of the steps that begin a deadline */
const arco = (write: (date: string | null) => ArcoText) =>
  mailKind(ARCO, ({ folio, answer, dueOn }) => {
    const { subject, title, before, after = [] } = write(dueOn && formatLongDate(dueOn));
    return {
      subject: `${subject} (${folio})`,
      title,
      paragraphs: [...(before ? [before] : []), ...(answer ? [answer] : []), ...after],
      facts: [["Folio", folio]],
      button: { label: "Aviso de privacidad", path: `${routes.privacy()}#arco` },
      reason: YOU_WROTE,
    };
  });

export const REQUEST_MAILS = {
  reporte_corregido: reportAnswered((name) => `Gracias a tu aviso corregimos la página de ${name}.`),
  reporte_cerrado: reportAnswered(
    (name) => `Gracias a tu aviso quitamos la página de ${name}: ya no aparece en el directorio.`,
    true,
  ),
  reporte_descartado: reportAnswered(
    (name) =>
      `Gracias por tu aviso sobre ${name}. Lo revisamos y por ahora la página queda como está. Si tienes algo que lo muestre, escríbenos.`,
  ),
  negocio_cerrado: mailKind({ ...BUSINESS, ...REASON }, ({ name, reason }) => ({
    subject: `Quitamos del directorio ${name}`,
    title: "Tu página ya no aparece",
    paragraphs: [
      `Nos avisaron que ${name} ya no está en servicio y quitamos su página.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      "Si sigue abierto, escríbenos en los próximos 30 días: la página vuelve como estaba. Después se borra.",
    ],
    button: { label: "Sigue abierto", path: CONTACT_FORM },
  })),
  mensaje_recibido: mailKind(MESSAGE, ({ question }) => ({
    subject: "Recibimos tu mensaje",
    paragraphs: [
      `Una persona lo lee y te contesta a este correo. Atendemos de ${SUPPORT_HOURS.toLowerCase()}.`,
      question,
      NOT_YOU,
    ],
    button: { label: "Ir a soporte", path: routes.support() },
    reason: YOU_WROTE,
  })),
  mensaje_respondido: mailKind({ ...MESSAGE, answer: ["respuesta", text] }, ({ question, answer }) => ({
    subject: "Respuesta a tu mensaje",
    paragraphs: [answer, question],
    button: { label: "Escribir otra vez", path: CONTACT_FORM },
    reason: YOU_WROTE,
  })),
  arco_recibida: arco((date) => ({
    subject: "Recibimos tu solicitud",
    title: "Recibimos tu solicitud ARCO",
    before: `Te contestamos a este correo a más tardar el ${date} (${ARCO_DAYS.answer} días hábiles).`,
    after: ["Guarda el folio.", NOT_YOU],
  })),
  arco_requerida: arco(() => ({
    subject: "Nos falta algo para tu solicitud",
    title: "Nos falta algo para contestarte",
    after: ["Contéstanos desde la página de soporte y escribe tu folio."],
  })),
  arco_prorrogada: arco((date) => ({
    subject: "Necesitamos más tiempo para tu solicitud",
    title: "Necesitamos más tiempo",
    before: `La ley permite ampliar el plazo una vez. Te contestamos a más tardar el ${date}.`,
  })),
  // Granted with a date until when, denied without.
  arco_respondida: arco((date) => ({
    subject: "Respuesta a tu solicitud",
    title: date ? "Tu solicitud procede" : "Respuesta a tu solicitud ARCO",
    after: date
      ? [`La hacemos efectiva a más tardar el ${date} (${ARCO_DAYS.effect} días hábiles) y te avisamos.`]
      : [],
  })),
  arco_cumplida: arco(() => ({
    subject: "Hicimos lo que pediste",
    title: "Tu solicitud está cumplida",
    before: "Ya hicimos lo que te dijimos en nuestra respuesta.",
  })),
  // To the administrators.
  arco_por_vencer: mailKind(
    { folio: ["folio", text], date: ["vence", z.iso.date().transform(formatLongDate)] },
    ({ folio, date }) => ({
      subject: `${folio} vence el ${date}`,
      title: "Una solicitud ARCO está por vencer",
      paragraphs: [`Hay que atender ${folio} a más tardar el ${date}. Es un plazo de la ley.`],
      button: { label: "Ver solicitudes", path: routes.adminRequests({ ver: "arco" }) },
    }),
  ),
};
