import { toPesos } from "@/lib/money";
import type { FoundPayment } from "./find-payment";
import type { PaymentSummary } from "./model";

/** All that is told of a payment outside the server. */
export const summaryOf = ({ order, outcome }: Pick<FoundPayment, "order" | "outcome">): PaymentSummary => ({
  status: outcome,
  plan: order.plan,
  amount: toPesos(order.amountCentavos),
});
