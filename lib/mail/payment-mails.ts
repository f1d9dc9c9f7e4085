import { z } from "zod";
import { type Columns, orNull } from "@/lib/database-rows/columns";
import { formatList, formatLongMoment } from "@/lib/format";
import { BILLING } from "@/lib/plans/billing";
import { PLANS } from "@/lib/plans/plans";
import { deadline, doNotPay } from "@/lib/plans/voucher-messages";
import { routes } from "@/lib/routes";
import { formatAmount, formatDay, methodName } from "./format";
import { type MailText, mailKind, moment, PAID, text } from "./mail-kind";
import { quotedName, safeName } from "./safe-name";

const REMINDER_DAYS = formatList(BILLING.reminderDays.map(String));

const PAYMENT = {
  ...PAID,
  businessId: ["negocio_id", orNull(z.uuid())],
  /** The provider's word: credit_card, ticket, ... */
  method: ["metodo", orNull(z.string())],
  paidAt: ["fecha", orNull(moment)],
  /** Null for a payment whose month is unassigned. */
  businessName: ["negocio", orNull(z.string())],
  /** End of the paid month; null while it has not begun. */
  endsAt: ["termina", orNull(moment)],
} as const;

/** An invoice's mail knows of its payment no more than `PAID`. */
type Payment = Columns<typeof PAID> & Partial<Columns<typeof PAYMENT>>;

function factsOf({ id, plan, amountMxn, method, paidAt, businessName }: Payment): NonNullable<MailText["facts"]> {
  const business = businessName && safeName(businessName);
  return [
    ["Plan", `${PLANS[plan].name}, un mes`],
    ["Importe", formatAmount(amountMxn)],
    ...(method === undefined ? [] : [["Forma de pago", methodName(method)] as const]),
    ...(paidAt ? [["Fecha", formatDay(paidAt)] as const] : []),
    ...(business ? [["Negocio", business] as const] : []),
    ["Número de pago", id],
  ];
}

export const PAYMENT_MAILS = {
  // hasVoucher: another payment for the same waits in cash, and is not to be made.
  recibo: mailKind(
    { ...PAYMENT, hasVoucher: ["comprobante_pendiente", orNull(z.boolean())] },
    ({ hasVoucher, ...payment }) => {
      const { plan, amountMxn, businessName, endsAt } = payment;
      const isUnassigned = businessName === null;
      return {
        subject: `Recibo de tu pago: plan ${PLANS[plan].name}, ${formatAmount(amountMxn)}`,
        title: "Recibimos tu pago",
        paragraphs: [
          isUnassigned
            ? `Tu mes del plan ${PLANS[plan].name} te espera: empieza cuando registres tu negocio con este correo.`
            : `El plan ${PLANS[plan].name} de ${quotedName(businessName)} está activo${endsAt ? ` hasta el ${formatDay(endsAt)}` : ""}.`,
          ...(hasVoucher ? [`Además tienes un comprobante sin pagar. ${doNotPay(plan)}`] : []),
          `No hay cargo automático: te escribimos ${REMINDER_DAYS} días antes de que termine tu mes, y tú decides si pagas otro.`,
          "Este recibo no es un comprobante fiscal (CFDI).",
        ],
        facts: [...factsOf(payment), ...(endsAt ? [["Vigente hasta", formatDay(endsAt)] as const] : [])],
        button: isUnassigned
          ? { label: "Registrar mi negocio", path: routes.register(plan) }
          : { label: "Ir a Mi negocio", path: routes.ownerPanel() },
      };
    },
  ),
  // The voucher's own address is on a page of ours, which knows whether it is still to be paid.
  comprobante: mailKind(
    { ...PAYMENT, orderId: ["orden", z.guid()], expiresAt: ["vence", orNull(moment)] },
    ({ orderId, expiresAt, ...payment }) => {
      const { plan, amountMxn } = payment;
      return {
        subject: `Tu comprobante para pagar ${formatAmount(amountMxn)}: plan ${PLANS[plan].name}`,
        title: "Tu comprobante",
        paragraphs: [
          `Paga ${formatAmount(amountMxn)} en la tienda ${deadline(expiresAt?.toISOString() ?? null)}. Puede tardar hasta dos días en acreditarse: tu plan empieza solo y te escribimos.`,
          "Si después pagas de otra forma, ya no pagues este comprobante. Si no lo pediste, ignora este mensaje: no debes nada.",
        ],
        facts: [...factsOf(payment), ...(expiresAt ? [["Vence", formatLongMoment(expiresAt)] as const] : [])],
        button: { label: "Ver mi comprobante", path: routes.paymentResult("pending", { plan, orden: orderId }) },
      };
    },
  ),
  pago_rechazado: mailKind(PAYMENT, (payment) => ({
    subject: `No se pudo cobrar tu plan ${PLANS[payment.plan].name}`,
    title: "Tu pago no pasó",
    paragraphs: [
      "El banco o el proveedor de pagos rechazó el pago, así que no se te cobró nada.",
      "Puedes intentarlo otra vez con la misma tarjeta, con otra, o en efectivo en una tienda OXXO.",
    ],
    facts: factsOf(payment),
    button: {
      label: "Intentar de nuevo",
      path: routes.checkout({ plan: payment.plan, negocio: payment.businessId }),
    },
  })),
  pago_devuelto: mailKind(PAYMENT, (payment) => ({
    subject: `Tu pago del plan ${PLANS[payment.plan].name} ya no está activo`,
    title: "Un pago fue devuelto o está en aclaración",
    paragraphs: [
      "El proveedor de pagos nos avisó que este pago fue devuelto, cancelado o está en aclaración con el banco: ya no cubre un mes de tu plan.",
      "Si tienes otro mes pagado, tu plan sigue. Si no, tu página queda publicada con el plan Gratis. No se borra nada.",
    ],
    facts: factsOf(payment),
    button: { label: "Ir a soporte", path: routes.support() },
  })),
  factura_enviada: mailKind(PAID, (payment) => ({
    subject: `Tu factura: plan ${PLANS[payment.plan].name}, ${formatAmount(payment.amountMxn)}`,
    title: "Tu factura ya salió",
    paragraphs: [
      "La factura (CFDI) de tu pago ya se hizo y se envió a este correo, en un mensaje aparte con el PDF y el XML. Si mañana no la ves, busca en correo no deseado o escríbenos a soporte.",
    ],
    facts: factsOf(payment),
    button: { label: "Ver mis pagos", path: routes.ownPayments() },
  })),
  factura_rechazada: mailKind({ ...PAID, reason: ["motivo", text] }, ({ reason, ...payment }) => ({
    subject: "No pudimos hacer tu factura",
    paragraphs: [
      `Motivo: ${reason}`,
      "Si un dato estaba mal, corrígelo y pídela otra vez: los demás ya están puestos.",
    ],
    facts: factsOf(payment),
    button: { label: "Corregir mis datos", path: routes.requestInvoice(payment.id) },
  })),
};
