import type { ResultLink, ResultView } from "@/components/payments/payment-result";
import type { Order } from "@/lib/payments/model";
import type { ReturnQuery } from "@/lib/payments/query";
import { rejectionReason } from "@/lib/payments/rejection-reasons";
import type { Verification } from "@/lib/payments/server/verify-return";
import type { Plan } from "@/lib/plans/plans";
import { routes } from "@/lib/routes";
import { toPesos } from "@/lib/text/money";

/** By which of the three addresses the provider sent the buyer back. */
export const RESULTS = ["success", "failure", "pending"] as const;
type ResultKind = (typeof RESULTS)[number];

export type Visit = {
  result: ResultKind;
  query: ReturnQuery;
  /** What the server found out; null where there is nothing to find out. */
  verification: Verification | null;
  /** The viewer's, or the one in the address: never that of somebody else's order. */
  email: string;
  /** This page, to be asked for again. */
  here: string;
};

const home: ResultLink = { label: "Ir al inicio", href: routes.home() };
const plans: ResultLink = { label: "Ver planes", href: "/precios" };
const panel: ResultLink = { label: "Ir a Mi negocio", href: routes.ownerPanel() };

/** Where an approved payment leads: to the business that it is for, or to registering one. */
export function nextStep(order: Order | null, plan: Plan, email: string): string {
  if (plan === "free") return routes.register("free", email);
  if (order?.businessId) return routes.ownerPanelPaid(plan);
  return routes.registerPaid(plan, email);
}

const again = ({ here }: Visit): ResultLink => ({ label: "Volver a revisar", href: here, isPlain: true });

function facts({ query, email }: Visit, order: Order | null) {
  return { plan: order?.plan ?? query.plan, amountPesos: order && toPesos(order.amountCentavos), email };
}

function rejected(visit: Visit, order: Order | null, detail: string | null): ResultView {
  const reason = rejectionReason(detail) ?? rejectionReason(visit.query.reason);
  const isSuccessPage = visit.result === "success";
  return {
    tone: "bad",
    title: isSuccessPage ? "No pudimos confirmar tu pago" : "Pago rechazado",
    text: `${reason ?? "El pago no se completó."} No activamos ningún plan. Puedes intentarlo de nuevo con otra forma de pago.`,
    ...facts(visit, order),
    links: [
      {
        label: "Intentar de nuevo",
        href: routes.checkout({
          plan: order?.plan ?? visit.query.plan ?? "pro",
          email: visit.email,
          negocio: order?.businessId ?? null,
        }),
      },
      plans,
      home,
    ],
  };
}

const waiting = (visit: Visit, order: Order | null): ResultView => ({
  tone: "waiting",
  title: visit.result === "pending" ? "Pago pendiente" : "Pago en proceso",
  text: "El proveedor aún no confirma tu pago. En efectivo puede tardar hasta dos días después de pagar; con tarjeta, unos minutos. Te escribimos en cuanto se acredite: no tienes que pagar otra vez.",
  ...facts(visit, order),
  links: [again(visit), panel, home],
});

const free = ({ email }: Visit): ResultView => ({
  tone: "good",
  title: "¡Plan FREE activado!",
  text: "El plan Gratis no se paga. Sigue con el registro de tu negocio.",
  plan: "free",
  amountPesos: 0,
  email,
  links: [{ label: "Continuar", href: nextStep(null, "free", email) }, home],
});

const approved = (visit: Visit, order: Order): ResultView => ({
  tone: "good",
  title: "¡Pago aprobado!",
  text: order.businessId
    ? "Tu plan ya está activo. Te enviamos el recibo por correo."
    : "Recibimos tu pago. Ahora registra tu negocio: el mes empieza ese día.",
  ...facts(visit, order),
  links: [{ label: "Continuar", href: nextStep(order, order.plan, visit.email) }, home],
});

const unavailable = (visit: Visit, order: Order | null): ResultView => ({
  tone: "waiting",
  title: "Error al verificar tu pago",
  text: "No pudimos preguntar al proveedor de pagos. Si pagaste, tu pago no se pierde: lo revisamos solos cada pocos minutos y te escribimos.",
  ...facts(visit, order),
  links: [again(visit), home],
});

/** The words of the page: what was found out decides, the address only how it is put. */
export function resultView(visit: Visit): ResultView {
  const { result, verification } = visit;
  if (verification === null)
    return result === "success"
      ? free(visit)
      : result === "failure"
        ? rejected(visit, null, null)
        : waiting(visit, null);
  switch (verification.kind) {
    case "approved":
      return approved(visit, verification.order);
    case "pending":
      return waiting(visit, verification.order);
    case "failed":
      return rejected(visit, verification.order, verification.payment?.detail ?? null);
    case "none":
      return result === "pending" ? waiting(visit, verification.order) : rejected(visit, verification.order, null);
    case "unknown":
      return rejected(visit, null, null);
    case "unavailable":
      return unavailable(visit, verification.order);
    default:
      return verification satisfies never;
  }
}
