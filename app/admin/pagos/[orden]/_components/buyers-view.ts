import { resultView } from "@/app/(account)/pago/[result]/_components/result-view";
import { parseReturnQuery } from "@/lib/payments/query";
import { getOpenVoucher, getOrder, getPublishedSlug, listOrderPayments } from "@/lib/payments/server/queries";
import type { Verification } from "@/lib/payments/server/verify-return";
import { outcomeOfOrder } from "@/lib/payments/verification";
import { routes } from "@/lib/routes";

/** Words of the return page for an order's buyer, as far as the ledger knows: the provider is not asked. */
export async function buyersView(orderId: string): Promise<{ title: string; text: string } | null> {
  const [order, payments, voucher] = await Promise.all([
    getOrder(orderId),
    listOrderPayments(orderId),
    getOpenVoucher(orderId),
  ]);
  if (!order) return null;
  const outcomes = payments.map(({ outcome }) => outcome);
  const payment = payments[0] ?? null;
  const verification: Verification =
    order.state === "pagada"
      ? { kind: "approved", order, payment }
      : payment
        ? { kind: outcomeOfOrder(null, outcomes), order, payment }
        : { kind: "none", order };
  return resultView({
    result: verification.kind === "pending" ? "pending" : "failure",
    query: parseReturnQuery({ orden: order.id }),
    verification,
    voucher,
    slug: order.businessId === null ? null : await getPublishedSlug(order.businessId),
    email: "",
    here: routes.paymentResult("pending", { orden: order.id }),
  });
}
