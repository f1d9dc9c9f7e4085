import { toPesos } from "@/lib/text/money";
import type { PaymentSummary } from "../model";
import type { FoundPayment } from "./find-payment";

export const summaryOf = ({ order, outcome }: Pick<FoundPayment, "order" | "outcome">): PaymentSummary => ({
  status: outcome,
  plan: order.plan,
  amount: toPesos(order.amountCentavos),
});
