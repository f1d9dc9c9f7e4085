import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { formatList } from "@/lib/format";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind, REASON, text } from "./mail-kind";
import { quotedName } from "./safe-name";

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
