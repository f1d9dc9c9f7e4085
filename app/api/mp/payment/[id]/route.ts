import { findPayment } from "@/lib/payments/server/find-payment";
import { summaryOf } from "@/lib/payments/server/summary";
import { answerLookup } from "../../_lib/answer-lookup";

/** Status, plan and amount of a payment, for its buyer. */
export async function GET(request: Request, { params }: RouteContext<"/api/mp/payment/[id]">): Promise<Response> {
  const { id } = await params;
  return answerLookup(request, (credentials) => findPayment(id, credentials), summaryOf);
}
