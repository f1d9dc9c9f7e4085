import { formatPesos } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { formatDay } from "./format";
import type { Mail, MailedPlan, MailWords } from "./model";
import { quotedName } from "./safe-name";

type Of<Kind extends Mail["kind"]> = Extract<Mail, { kind: Kind }>;

const payAgain = ({ plan, businessId }: MailedPlan): MailWords["button"] => ({
  label: `Pagar otro mes (${formatPesos(PLANS[plan].pricePerMonthMxn)} MXN)`,
  path: routes.checkout({ plan, negocio: businessId }),
});

export function reminder({ business, bought, endsAt, voucherOrderId }: Of<"reminder">): MailWords {
  const plan = PLANS[bought.plan].name;
  const day = formatDay(endsAt);
  return {
    subject: `Tu plan ${plan} termina el ${day}`,
    title: `Tu plan ${plan} termina el ${day}`,
    paragraphs: [
      `El mes pagado de ${quotedName(business.name)} termina el ${day}. No hay cargo automático: para seguir igual, paga otro mes.`,
      `Si pagas antes, no pierdes días: el mes nuevo empieza cuando termina éste. Si no pagas, conserva su plan ${BILLING.graceDays} días más y después sigue publicado con el plan Gratis.`,
      ...(voucherOrderId ? ["Ya tienes un comprobante para el mes que sigue: paga ése, y no otro."] : []),
    ],
    button: voucherOrderId
      ? {
          label: "Ver mi comprobante",
          path: routes.paymentResult("pending", { plan: bought.plan, orden: voucherOrderId }),
        }
      : payAgain(bought),
  };
}

export function planLapsed({ business, bought, remainingPlan }: Of<"planLapsed">): MailWords {
  const plan = PLANS[bought.plan].name;
  return {
    subject: `Terminó tu plan ${plan}`,
    title: `Terminó tu plan ${plan}`,
    paragraphs: [
      `${quotedName(business.name)} sigue publicado, ahora con el plan ${PLANS[remainingPlan].name}.`,
      "No borramos nada: tus fotos, promociones y textos vuelven a mostrarse cuando pagues otro mes.",
    ],
    button: payAgain(bought),
  };
}
