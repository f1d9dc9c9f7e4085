import { toPesos } from "@/lib/money";
import type { FoundPayment } from "./find-payment";
import type { PaymentSummary } from "./model";

export const summaryOf = ({ order, outcome }: Pick<FoundPayment, "order" | "outcome">): PaymentSummary => ({
  status: outcome,
  plan: order.plan,
  amount: toPesos(order.amountCentavos),
});
