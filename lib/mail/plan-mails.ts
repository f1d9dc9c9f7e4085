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

export const PLAN_MAILS = {
  recordatorio: mailKind(
    { ...BOUGHT, day: ["termina", moment.transform(formatDay)], voucherOrderId: ["orden_pendiente", orNull(z.guid())] },
    ({ name, plan, businessId, day, voucherOrderId }) => ({
      subject: `Tu plan ${PLANS[plan].name} termina el ${day}`,
      title: `Tu plan ${PLANS[plan].name} termina el ${day}`,
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
    title: `Terminó tu plan ${PLANS[plan].name}`,
    paragraphs: [
      `${name} sigue publicado, ahora con el plan ${PLANS[remaining].name}.`,
      "No borramos nada: tus fotos, promociones y textos vuelven a mostrarse cuando pagues otro mes.",
    ],
    button: payAgain(plan, businessId),
  })),
};
