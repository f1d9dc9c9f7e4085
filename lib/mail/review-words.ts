import type { Column } from "@/lib/businesses/field";
import { BUSINESS_FIELDS } from "@/lib/businesses/fields";
import { formatList } from "@/lib/format";
import { routes } from "@/lib/routes";
import type { Mail, MailWords } from "./model";
import { quotedName } from "./safe-name";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

/** "Nombre del negocio y Teléfono": the fields of these columns, as their forms call them. */
function fieldNames(columns: readonly string[]): string {
  const names = Object.values(BUSINESS_FIELDS)
    .filter((field) => field.columns.some((column: Column) => columns.includes(column)))
    .map(({ label }) => label);
  return formatList([...new Set(names)]);
}

const TO_PANEL = { label: "Ir a Mi negocio", path: routes.ownerPanel() };

export function changesRequested({ business, reason }: Of<"changesRequested">): MailWords {
  const name = quotedName(business.name);
  return {
    subject: `Falta un paso para publicar ${name}`,
    title: "Casi está: necesitamos un cambio",
    paragraphs: [
      `Revisamos ${name} y lo podemos publicar en cuanto corrijas algo.`,
      ...(reason ? [`Qué cambiar: ${reason}`] : []),
      "Entra a «Mi negocio», corrige tus datos y toca «Volver a enviar».",
    ],
    button: { label: "Corregir mis datos", path: routes.ownerPanel() },
  };
}

export function changesDecided({ business, accepted, rejected, reason }: Of<"changesDecided">): MailWords {
  const name = quotedName(business.name);
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
    button: { label: "Ver mi página", path: routes.business(business.slug) },
  };
}

export function businessMerged({ business, mergedName, isPublic }: Of<"businessMerged">): MailWords {
  const name = quotedName(mergedName);
  return {
    subject: `${name} estaba dos veces en el directorio`,
    title: "Unimos tus dos páginas",
    paragraphs: [
      `${name} estaba dos veces en el directorio. Dejamos una sola página, ${quotedName(business.name)}, y la otra dirección lleva a ella.`,
      isPublic
        ? "Ahí te encuentran tus clientes. Si algo de esa página está mal, cámbialo en «Mi negocio»."
        : "La estamos revisando y te escribiremos cuando esté publicada.",
    ],
    button: isPublic ? { label: "Ver la página", path: routes.business(business.slug) } : TO_PANEL,
  };
}
