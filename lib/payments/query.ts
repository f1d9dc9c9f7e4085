import { parsePlan } from "@/lib/plans/plans";
import { textOf } from "@/lib/text/text-of";
import { orderIdIn } from "./reference";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const MAX_EMAIL_CHARACTERS = 254;

/** Good enough to be shown and typed again; the server checks what it acts on. */
export function emailIn(value: string | string[] | undefined): string {
  const text = textOf(value).toLowerCase();
  return text.length <= MAX_EMAIL_CHARACTERS && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : "";
}

/** Numbers of the provider. It writes "null" for what it has not. */
const numberIn = (query: Query, ...names: readonly string[]): string | null =>
  names.map((name) => textOf(query[name])).find((value) => /^\d{1,20}$/.test(value)) ?? null;

export const parseCheckoutQuery = (query: Query) => ({
  plan: parsePlan(textOf(query.plan)) ?? "pro",
  businessId: textOf(query.negocio),
  orderId: orderIdIn(textOf(query.orden)),
  flashMessage: textOf(query.aviso),
  isAutomatic: ["1", "true", "yes"].includes(textOf(query.auto).toLowerCase()),
});

/** The address that a buyer comes back to. It chooses what is looked up and shown, and never what is granted. */
export function parseReturnQuery(query: Query) {
  const referencePlan = textOf(query.external_reference).split("|").find(parsePlan) ?? "";
  const paymentId = numberIn(query, "payment_id", "collection_id");
  const merchantOrderId = numberIn(query, "merchant_order_id");
  const orderId = orderIdIn(textOf(query.orden)) ?? orderIdIn(textOf(query.external_reference));
  const hasPayment = paymentId !== null || merchantOrderId !== null || orderId !== null;
  const plan = parsePlan(textOf(query.plan)) ?? parsePlan(referencePlan);
  return {
    plan,
    paymentId,
    merchantOrderId,
    /** The order that the address names, of which it is also the proof. */
    orderId,
    hasPayment,
    isFree: plan === "free" || textOf(query.status) === "free",
    reason: textOf(query.status_detail) || textOf(query.reason) || textOf(query.motivo),
  };
}
export type ReturnQuery = ReturnType<typeof parseReturnQuery>;
