import { z } from "zod";
import { REVIEW_TIME } from "@/lib/messages";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { BUSINESS, mailKind, PLAN, REASON } from "./mail-kind";

const HOW_TO_ENTER = "Para cambiar tus datos entra a «Mi negocio» con este mismo correo: no necesitas contraseña.";

export const REGISTRATION_MAILS = {
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
};
