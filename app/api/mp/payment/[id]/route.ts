import { findPayment, summaryOf } from "@/lib/payments/server/find-payment";
import { respondToLookup } from "../../_lib/respond-to-lookup";

export async function GET(request: Request, { params }: RouteContext<"/api/mp/payment/[id]">): Promise<Response> {
  const { id } = await params;
  return respondToLookup(request, (credentials) => findPayment(id, credentials), summaryOf);
}
