import type { OwnPayment } from "./mapper";

/** True if the invoice of a payment can be asked for: once, in its month; one that was refused, anew. */
export function canRequestInvoice({ isPaid, invoice, deadline }: OwnPayment, now: Date): boolean {
  if (!isPaid) return false;
  return invoice === null ? now < deadline : invoice.state === "rechazada";
}
