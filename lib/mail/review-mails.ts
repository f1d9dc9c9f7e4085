import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { formatList } from "@/lib/format";
import { REVIEW_TIME } from "@/lib/messages";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind, PLAN, REASON, text } from "./mail-kind";
import { quotedName } from "./safe-name";

const HOW_TO_ENTER = "Para cambiar tus datos entra a «Mi negocio» con este mismo correo: no necesitas contraseña.";

/** "Nombre del negocio y Teléfono": the fields of these columns, as their forms call them. */
function fieldNames(columns: readonly string[]): string {
  const names = Object.values(BUSINESS_FIELDS)
    .filter((field) => field.columns.some((column: Column) => columns.includes(column)))
    .map(({ label }) => label);
  return formatList([...new Set(names)]);
}

const TO_PANEL = { label: "Ir a Mi negocio", path: routes.ownerPanel() };

const changesDecided = mailKind(
  {
    ...BUSINESS,
    ...REASON,
    accepted: ["aceptados", z.array(z.string())],
    rejected: ["rechazados", z.array(z.string())],
  },
  ({ name, slug, accepted, rejected, reason }) => {
    const why = reason ? [`Motivo: ${reason}`] : [];
    if (accepted.length === 0) {
      return {
        subject: `No publicamos tus cambios de ${name}`,
        title: "Tus cambios no se publicaron",
        paragraphs: [
          `Revisamos lo que cambiaste de ${name}: ${fieldNames(rejected)}. Tu página sigue como estaba.`,
          ...why,
          "Puedes cambiarlo de nuevo cuando quieras.",
        ],
        button: TO_PANEL,
      };
    }
    return {
      subject: `Ya se ven tus cambios de ${name}`,
      title: rejected.length === 0 ? "Tus cambios ya están publicados" : "Publicamos una parte de tus cambios",
      paragraphs: [
        `Ya se ve en la página de ${name}: ${fieldNames(accepted)}.`,
        ...(rejected.length === 0 ? [] : [`Sigue como estaba: ${fieldNames(rejected)}.`, ...why]),
      ],
      button: { label: "Ver mi página", path: routes.business(slug) },
    };
  },
);

export const REVIEW_MAILS = {
  registro_recibido: mailKind(
    { ...BUSINESS, ...PLAN, isPublic: ["publicado", z.boolean()] },
    ({ name, slug, plan, isPublic }) =>
      isPublic
        ? {
            subject: `Ya está publicado: ${name}`,
            title: "Tu negocio ya está publicado",
            paragraphs: [`${name} ya aparece en el directorio con el plan ${PLANS[plan].name}.`, HOW_TO_ENTER],
            button: { label: "Ver mi página", path: routes.business(slug) },
          }
        : {
            subject: `Recibimos tu registro: ${name}`,
            title: "Recibimos tu registro",
            paragraphs: [
              `Una persona va a revisar ${name}, ${REVIEW_TIME}, y te escribiremos cuando esté publicado.`,
              HOW_TO_ENTER,
              "Si tú no hiciste este registro, ignora este mensaje o avísanos desde la página de soporte.",
            ],
            button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
          },
  ),
  registro_aprobado: mailKind(BUSINESS, ({ name, slug }) => ({
    subject: `Ya está publicado: ${name}`,
    title: "¡Tu negocio ya está publicado!",
    paragraphs: [`Aprobamos ${name}: desde hoy tus vecinos lo encuentran en el directorio.`, HOW_TO_ENTER],
    button: { label: "Ver mi página", path: routes.business(slug) },
  })),
  registro_rechazado: mailKind({ ...BUSINESS, ...REASON }, ({ name, reason }) => ({
    subject: `No pudimos publicar ${name}`,
    title: "Tu registro necesita cambios",
    paragraphs: [
      `Revisamos ${name} y todavía no lo podemos publicar.`,
      reason ? `Motivo: ${reason}` : "Si quieres saber el motivo, escríbenos desde la página de soporte.",
      "Corrige tus datos en «Mi negocio» y toca «Volver a enviar»: lo revisamos de nuevo.",
    ],
    button: { label: "Corregir mis datos", path: routes.ownerPanel() },
  })),
  registro_cambios: mailKind({ ...BUSINESS, ...REASON }, ({ name, reason }) => ({
    subject: `Falta un paso para publicar ${name}`,
    title: "Casi está: necesitamos un cambio",
    paragraphs: [
      `Revisamos ${name} y lo podemos publicar en cuanto corrijas algo.`,
      ...(reason ? [`Qué cambiar: ${reason}`] : []),
      "Entra a «Mi negocio», corrige tus datos y toca «Volver a enviar».",
    ],
    button: { label: "Corregir mis datos", path: routes.ownerPanel() },
  })),
  cambio_aceptado: changesDecided,
  cambio_rechazado: changesDecided,
  // slug: of the listing that is kept.
  negocio_unido: mailKind(
    { ...BUSINESS, kept: ["queda", text.transform(quotedName)], isPublic: ["publicado", z.boolean()] },
    ({ name, slug, kept, isPublic }) => ({
      subject: `${name} estaba dos veces en el directorio`,
      title: "Unimos tus dos páginas",
      paragraphs: [
        `${name} estaba dos veces en el directorio. Dejamos una sola página, ${kept}, y la otra dirección lleva a ella.`,
        isPublic
          ? "Ahí te encuentran tus clientes. Si algo de esa página está mal, cámbialo en «Mi negocio»."
          : "La estamos revisando y te escribiremos cuando esté publicada.",
      ],
      button: isPublic ? { label: "Ver la página", path: routes.business(slug) } : TO_PANEL,
    }),
  ),
};
