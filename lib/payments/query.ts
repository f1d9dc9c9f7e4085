import { type Plan, parsePlan } from "@/lib/plans/plans";
import { orderIdIn } from "./reference";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const MAX_EMAIL_CHARACTERS = 254;

const only = (value: string | string[] | undefined): string => (typeof value === "string" ? value.trim() : "");

/** Good enough to be shown and typed again; the server checks what it acts on. */
export function emailIn(value: string | string[] | undefined): string {
  const text = only(value).toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= MAX_EMAIL_CHARACTERS ? text : "";
}

/** Numbers of the provider. It writes "null" for what it has not. */
const numberIn = (query: Query, ...names: readonly string[]): string | null =>
  names.map((name) => only(query[name])).find((value) => /^\d{1,20}$/.test(value)) ?? null;

export type CheckoutQuery = {
  plan: Plan;
  email: string;
  businessId: string;
  orderId: string | null;
  /** Why the last try failed. */
  notice: string;
  isAutomatic: boolean;
};

/** The address of /checkout; without a plan it is Profesional. */
export const parseCheckoutQuery = (query: Query): CheckoutQuery => ({
  plan: parsePlan(only(query.plan)) ?? "pro",
  email: emailIn(query.email),
  businessId: only(query.negocio),
  orderId: orderIdIn(only(query.orden)),
  notice: only(query.aviso),
  isAutomatic: ["1", "true", "yes"].includes(only(query.auto).toLowerCase()),
});

export type ReturnQuery = {
  plan: Plan | null;
  email: string;
  paymentId: string | null;
  merchantOrderId: string | null;
  /** The order that the address names, of which it is also the proof. */
  orderId: string | null;
  /** Whether the address speaks of any payment at all. */
  hasPayment: boolean;
  isFree: boolean;
  reason: string;
};

/** The address that a buyer comes back to. It chooses what is looked up and shown, and never what is granted. */
export function parseReturnQuery(query: Query): ReturnQuery {
  const [referenceEmail, referencePlan = ""] = only(query.external_reference).split("|");
  const paymentId = numberIn(query, "payment_id", "collection_id");
  const merchantOrderId = numberIn(query, "merchant_order_id");
  const orderId = orderIdIn(only(query.orden)) ?? orderIdIn(only(query.external_reference));
  const hasPayment = paymentId !== null || merchantOrderId !== null || orderId !== null;
  const plan = parsePlan(only(query.plan)) ?? parsePlan(referencePlan);
  return {
    plan,
    email: emailIn(query.email) || emailIn(referenceEmail),
    paymentId,
    merchantOrderId,
    orderId,
    hasPayment,
    isFree: plan === "free" || only(query.status) === "free" || !hasPayment,
    reason: only(query.status_detail) || only(query.reason) || only(query.motivo),
  };
}
