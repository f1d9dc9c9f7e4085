import { findOrderPayments, summaryOf } from "@/lib/payments/server/find-payment";
import { failure } from "@/lib/result";
import { respondToLookup } from "../../_lib/respond-to-lookup";

/** `{ results }` with the newest state of the order that `external_reference` names; empty while nothing was paid. */
export async function GET(request: Request): Promise<Response> {
  return respondToLookup(
    request,
    async ({ viewerId, orderId }) =>
      orderId === null ? failure("not-found") : findOrderPayments({ viewerId, orderId }),
    (found) => ({ results: found.payment ? [summaryOf(found)] : [] }),
  );
}
