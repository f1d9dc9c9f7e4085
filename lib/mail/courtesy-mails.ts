import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatDay } from "./format";
import { BUSINESS, mailKind, moment, PLAN, plan } from "./mail-kind";

/** The last day of what ends with the first moment of the next one. */
const lastDay = moment.transform((endsAt) => formatDay(new Date(endsAt.getTime() - 1)));

export const COURTESY_MAILS = {
  cortesia: mailKind({ ...BUSINESS, ...PLAN, until: ["termina", lastDay] }, ({ name, plan, until }) => ({
    subject: `Te dimos el plan ${PLANS[plan].name} sin costo`,
    title: `Tienes el plan ${PLANS[plan].name}`,
    paragraphs: [
      `${name} tiene el plan ${PLANS[plan].name} sin costo hasta el ${until}. No tienes que hacer nada y no se te cobra nada.`,
      "Te escribimos antes de que termine. Si no pagas otro mes, tu página sigue publicada con el plan Gratis y no se borra nada.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  })),
  cortesia_terminada: mailKind({ ...BUSINESS, ...PLAN, remaining: ["queda", plan] }, ({ name, plan, remaining }) => ({
    subject: `Terminó tu plan ${PLANS[plan].name} sin costo`,
    title: `Terminó tu plan ${PLANS[plan].name} sin costo`,
    paragraphs: [
      `${name} tiene ahora el plan ${PLANS[remaining].name}.`,
      "No borramos nada: tus fotos, promociones y textos siguen guardados. Si crees que es un error, escríbenos a soporte.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  })),
};
