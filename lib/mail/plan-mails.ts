import { z } from "zod";
import { orNull } from "@/lib/database-rows/columns";
import { formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatDay } from "./format";
import { BUSINESS, mailKind, moment, PLAN, plan } from "./mail-kind";

const BOUGHT = { ...BUSINESS, ...PLAN, businessId: ["negocio_id", orNull(z.uuid())] } as const;

const payAgain = (plan: Plan, businessId: string | null) => ({
  label: `Pagar otro mes (${formatPesos(PLANS[plan].pricePerMonthMxn)} MXN)`,
  path: routes.checkout({ plan, negocio: businessId }),
});

/** The last day of what ends with the first moment of the next one. */
const lastDay = moment.transform((endsAt) => formatDay(new Date(endsAt.getTime() - 1)));

export const PLAN_MAILS = {
  recordatorio: mailKind(
    { ...BOUGHT, day: ["termina", moment.transform(formatDay)], voucherOrderId: ["orden_pendiente", orNull(z.guid())] },
    ({ name, plan, businessId, day, voucherOrderId }) => ({
      subject: `Tu plan ${PLANS[plan].name} termina el ${day}`,
      paragraphs: [
        `El mes pagado de ${name} termina el ${day}. No hay cargo automático: para seguir igual, paga otro mes.`,
        `Si pagas antes, no pierdes días: el mes nuevo empieza cuando termina éste. Si no pagas, conserva su plan ${BILLING.graceDays} días más y después sigue publicado con el plan Gratis.`,
        ...(voucherOrderId ? ["Ya tienes un comprobante para el mes que sigue: paga ése, y no otro."] : []),
      ],
      button: voucherOrderId
        ? { label: "Ver mi comprobante", path: routes.paymentResult("pending", { plan, orden: voucherOrderId }) }
        : payAgain(plan, businessId),
    }),
  ),
  plan_vencido: mailKind({ ...BOUGHT, remaining: ["queda", plan] }, ({ name, plan, businessId, remaining }) => ({
    subject: `Terminó tu plan ${PLANS[plan].name}`,
    paragraphs: [
      `${name} sigue publicado, ahora con el plan ${PLANS[remaining].name}.`,
      "No borramos nada: tus fotos, promociones y textos vuelven a mostrarse cuando pagues otro mes.",
    ],
    button: payAgain(plan, businessId),
  })),
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
    paragraphs: [
      `${name} tiene ahora el plan ${PLANS[remaining].name}.`,
      "No borramos nada: tus fotos, promociones y textos siguen guardados. Si crees que es un error, escríbenos a soporte.",
    ],
    button: { label: "Ir a Mi negocio", path: routes.ownerPanel() },
  })),
};
