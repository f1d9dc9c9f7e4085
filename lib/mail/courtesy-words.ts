import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatDay } from "./format";
import type { Mail, MailWords } from "./model";
import { quotedName } from "./safe-name";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

/** The last day of what ends with the first moment of the next one. */
const lastDay = (endsAt: Date): string => formatDay(new Date(endsAt.getTime() - 1));

export function courtesyGiven({ business, plan, endsAt }: Of<"courtesyGiven">): MailWords {
  const { name } = PLANS[plan];
  return {
    subject: `Te dimos el plan ${name} sin costo`,
    title: `Tienes el plan ${name}`,
    paragraphs: [
      `${quotedName(business.name)} tiene el plan ${name} sin costo hasta el ${lastDay(endsAt)}. No tienes que hacer nada y no se te cobra nada.`,
      "Te escribimos antes de que termine. Si no pagas otro mes, tu página sigue publicada con el plan Gratis y no se borra nada.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  };
}

export function courtesyEnded({ business, plan, remainingPlan }: Of<"courtesyEnded">): MailWords {
  return {
    subject: `Terminó tu plan ${PLANS[plan].name} sin costo`,
    title: `Terminó tu plan ${PLANS[plan].name} sin costo`,
    paragraphs: [
      `${quotedName(business.name)} tiene ahora el plan ${PLANS[remainingPlan].name}.`,
      "No borramos nada: tus fotos, promociones y textos siguen guardados. Si crees que es un error, escríbenos a soporte.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  };
}
