import type { ResultLink, ResultView } from "@/components/payments/payment-result";
import type { Order, Voucher } from "@/lib/payments/mapper";
import { PAYMENT_MESSAGES } from "@/lib/payments/messages";
import type { ReturnQuery } from "@/lib/payments/query";
import { rejectionReason } from "@/lib/payments/rejection-reasons";
import type { Verification } from "@/lib/payments/server/verify-return";
import { isUnmatched } from "@/lib/payments/verification";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { doNotPay, howToPay } from "@/lib/plans/voucher-messages";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

export const RESULTS = ["success", "failure", "pending"] as const;
type ResultKind = (typeof RESULTS)[number];

export type Visit = {
  result: ResultKind;
  query: ReturnQuery;
  verification: Verification | null;
  voucher: Voucher | null;
  slug: string | null;
  /** The viewer's, or the one typed in this browser: never that of somebody else's order. */
  email: string;
  here: string;
};

const home: ResultLink = { label: "Ir al inicio", href: routes.home() };
const plans: ResultLink = { label: "Ver planes", href: "/precios" };
const panel: ResultLink = { label: "Ir a Mi negocio", href: routes.ownerPanel() };

export function nextStep(order: Order | null, plan: Plan): string {
  if (plan === "free") return routes.register("free");
  if (order?.businessId) return routes.ownerPanelPaid(plan);
  return routes.registerPaid(plan, order?.id);
}

const again = ({ here }: Visit): ResultLink => ({ label: "Volver a revisar", href: here, isPlain: true });

/** Leads to the same order while it can be paid, so that nothing is typed twice. */
function payAgain({ query }: Visit, order: Order | null, label: string): ResultLink {
  const isOpen = order?.checkoutUrl && order.state !== "pagada" && new Date(order.expiresAt) > new Date();
  if (isOpen) return { label, href: routes.checkout({ orden: order.id }) };
  const plan = order?.plan ?? query.plan ?? "pro";
  return { label, href: routes.checkout({ plan, negocio: order?.businessId ?? null }) };
}

const voucherLinks = ({ voucher }: Visit): ResultLink[] =>
  voucher?.url && !voucher.paidPlan ? [{ label: "Ver mi comprobante", href: voucher.url, isPlain: true }] : [];

function facts({ query, email }: Visit, order: Order | null) {
  return { plan: order?.plan ?? query.plan, amountPesos: order && toPesos(order.amountCentavos), email };
}

function rejected(visit: Visit, order: Order, detail: string | null): ResultView {
  const reason = rejectionReason(detail) ?? rejectionReason(visit.query.reason);
  return {
    tone: "bad",
    title: visit.result === "success" ? "No pudimos confirmar tu pago" : "Pago rechazado",
    text: `${reason ?? "El pago no se completó."} No activamos ningún plan. Puedes intentarlo de nuevo con otra forma de pago.`,
    ...facts(visit, order),
    links: [payAgain(visit, order, "Intentar de nuevo"), plans, home],
  };
}

/** The provider has the money, and the ledger found that it does not pay for the order: a person has to look at it. */
const unmatched = (visit: Visit, order: Order): ResultView => ({
  tone: "waiting",
  title: PAYMENT_MESSAGES.notActivated,
  text: PAYMENT_MESSAGES.notActivatedDetail,
  ...facts(visit, order),
  links: [{ label: "Escribir a soporte", href: routes.support() }, panel, home],
});

const unfinished = (visit: Visit, order: Order): ResultView => ({
  tone: "plain",
  title: "No terminaste el pago. No se te cobró nada.",
  text: "Puedes seguir cuando quieras: tu plan empieza cuando pagas.",
  ...facts(visit, order),
  links: [payAgain(visit, order, "Seguir con el pago"), plans, home],
});

/** An address that names no payment, or none that its reader may know of. Nothing is claimed of either. */
const unknown = (visit: Visit): ResultView => ({
  tone: "plain",
  title: visit.query.hasPayment ? "No pudimos confirmar tu pago" : "¿Vienes de pagar?",
  text: "Esta página no sabe de qué pago se trata. Si pagaste, tu pago no se pierde: te enviamos el recibo por correo y lo ves en «Mi negocio» cuando entras con el correo de tu compra.",
  plan: null,
  amountPesos: null,
  email: "",
  links: [panel, plans, home],
});

const covered = (visit: Visit, order: Order, paidPlan: Plan): ResultView => ({
  tone: "good",
  title: doNotPay(paidPlan),
  text: `Tu plan ${PLANS[paidPlan].name} ya está pagado de otra forma. Deja que el comprobante venza: no se te cobra nada.`,
  ...facts(visit, order),
  links: [panel, home],
});

function waiting(visit: Visit, order: Order): ResultView {
  const { result, voucher } = visit;
  if (voucher?.paidPlan) return covered(visit, order, voucher.paidPlan);
  return {
    tone: "waiting",
    title: result === "pending" ? "Pago pendiente" : "Pago en proceso",
    text: voucher
      ? howToPay(voucher.endsAt)
      : "El proveedor aún no confirma tu pago. En efectivo puede tardar hasta dos días después de pagar; con tarjeta, unos minutos. Te escribimos en cuanto se acredite: no tienes que pagar otra vez.",
    ...facts(visit, order),
    links: [...voucherLinks(visit), again(visit), panel, home],
  };
}

const free = ({ email }: Visit): ResultView => ({
  tone: "good",
  title: "¡Plan FREE activado!",
  text: "El plan Gratis no se paga. Sigue con el registro de tu negocio.",
  plan: "free",
  amountPesos: 0,
  email,
  links: [{ label: "Continuar", href: nextStep(null, "free") }, home],
});

function approved(visit: Visit, order: Order): ResultView {
  const { slug, voucher } = visit;
  const next = nextStep(order, order.plan);
  const text = order.businessId
    ? "Tu plan ya está activo. Te enviamos el recibo por correo."
    : "Recibimos tu pago. Ahora registra tu negocio: el mes empieza ese día.";
  return {
    tone: "good",
    title: "¡Pago aprobado!",
    text: voucher?.paidPlan ? `${text} ${doNotPay(voucher.paidPlan)}` : text,
    ...facts(visit, order),
    links: order.businessId
      ? [...(slug ? [{ label: "Ver mi página", href: routes.business(slug) }] : []), { ...panel, href: next }, home]
      : [{ label: "Registrar mi negocio", href: next }, home],
  };
}

const unavailable = (visit: Visit, order: Order | null): ResultView => ({
  tone: "waiting",
  title: "Error al verificar tu pago",
  text: "No pudimos preguntar al proveedor de pagos. Si pagaste, tu pago no se pierde: lo revisamos solos cada pocos minutos y te escribimos.",
  ...facts(visit, order),
  links: [again(visit), ...voucherLinks(visit), home],
});

export function resultView(visit: Visit): ResultView {
  const { result, query, verification } = visit;
  if (verification === null) return result === "success" && query.isFree ? free(visit) : unknown(visit);
  switch (verification.kind) {
    case "approved":
      return approved(visit, verification.order);
    case "pending":
      return waiting(visit, verification.order);
    case "failed":
      if (isUnmatched(verification.payment)) return unmatched(visit, verification.order);
      return rejected(visit, verification.order, verification.payment?.detail ?? null);
    case "none":
      // The provider finds a payment some seconds after it was made: who was sent to these pages has paid, or may have.
      if (result === "pending") return waiting(visit, verification.order);
      return query.paymentId === null ? unfinished(visit, verification.order) : unknown(visit);
    case "unknown":
      return unknown(visit);
    case "unavailable":
      return unavailable(visit, verification.order);
    default:
      return verification satisfies never;
  }
}
