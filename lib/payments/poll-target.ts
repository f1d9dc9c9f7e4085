import { routes } from "@/lib/routes";
import type { POLLING } from "./poll";
import type { ReturnQuery } from "./query";

export type PollTarget = { kind: keyof typeof POLLING; url: string };

/** The question that a browser goes on asking; null for an address that names no payment. */
export function pollTarget({ paymentId, merchantOrderId, orderId }: ReturnQuery): PollTarget | null {
  if (paymentId) return { kind: "payment", url: routes.paymentLookup("payment", paymentId, orderId) };
  if (merchantOrderId) return { kind: "order", url: routes.paymentLookup("order", merchantOrderId, orderId) };
  return orderId ? { kind: "search", url: routes.paymentSearch(orderId) } : null;
}
