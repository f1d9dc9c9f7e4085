import "server-only";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { lookUpPayments } from "./apply";
import { getChargebackPaymentIds, getMerchantOrder, type ProviderError } from "./mercado-pago";
import { type NoticeTopic, topicOf } from "./notice";

export type Notice = { type: string; id: string; requestId: string };

/** What came of a notice; "unavailable" asks the provider to send it again. */
type Taken = Result<string, "unavailable">;

async function paymentIdsOf(topic: NoticeTopic, id: string): Promise<Result<string[], ProviderError>> {
  switch (topic) {
    case "payment":
      return success([id]);
    case "order": {
      const order = await getMerchantOrder(id);
      return order.ok ? success(order.value.paymentIds) : order;
    }
    case "chargeback":
      return getChargebackPaymentIds(id);
    case "other":
      return success([]);
    default:
      return topic satisfies never;
  }
}

async function lookAt(topic: NoticeTopic, id: string): Promise<Taken> {
  const ids = await paymentIdsOf(topic, id);
  if (!ids.ok) return ids.code === "not-found" ? success("not-found") : failure(ids.code);
  const looked = await lookUpPayments(ids.value);
  if (!looked.ok) return looked;
  return success(
    looked.value
      .map(({ outcome }) => outcome)
      .join(" ")
      .slice(0, 60) || "not-found",
  );
}

/**
 * A notice is a hint to look, and nothing that it says is acted on: the payment is asked for at the provider. The same
 * notice is dealt with once, unless its first try did not come to its end.
 * @throws {BackendError}
 */
export async function takeNotice({ type, id, requestId }: Notice): Promise<Taken> {
  const topic = topicOf(type);
  if (topic === "other") return success("ignored");
  const event = { topic, resource: id, request: requestId };
  const { data: isDue, error } = await adminClient().rpc("begin_payment_event", event);
  if (error) throw new BackendError("beginPaymentEvent", error);
  if (!isDue) return success("repeated");
  const taken = await lookAt(topic, id);
  if (taken.ok) {
    const finished = await adminClient().rpc("finish_payment_event", { ...event, outcome: taken.value });
    if (finished.error) throw new BackendError("finishPaymentEvent", finished.error);
  }
  return taken;
}
