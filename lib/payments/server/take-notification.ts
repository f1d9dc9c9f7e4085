import "server-only";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase } from "@/lib/supabase/call-database";
import { topicOf } from "../notification";
import { lookUpPayment, lookUpPayments, type NotificationEvent } from "./apply";
import { getChargebackPaymentIds, getMerchantOrder, type ProviderError } from "./mercado-pago";

export type Notification = { type: string; id: string; requestId: string };

/** Outcome of a notification; "unavailable" asks the provider to send it again. */
type Taken = Result<string, "unavailable">;

const MAX_OUTCOME_CHARACTERS = 60;

async function finish(event: NotificationEvent, outcome: string, payments: string[] = []): Promise<Taken> {
  await callDatabase("finish_payment_event", { ...event, outcome, payments });
  return success(outcome);
}

async function takePayment(event: NotificationEvent): Promise<Taken> {
  const looked = await lookUpPayment(event.resource, event);
  if (looked.ok) return success(looked.value.outcome);
  return looked.code === "not-found" ? finish(event, looked.code) : failure(looked.code);
}

async function takePayments(ids: Result<string[], ProviderError>, event: NotificationEvent): Promise<Taken> {
  if (!ids.ok) return ids.code === "not-found" ? finish(event, ids.code) : failure(ids.code);
  const looked = await lookUpPayments(ids.value);
  if (!looked.ok) return looked;
  const outcomes = looked.value.map(({ outcome }) => outcome).join(" ");
  const payments = looked.value.map(({ facts }) => facts.id);
  return finish(event, outcomes.slice(0, MAX_OUTCOME_CHARACTERS) || "not-found", payments);
}

async function paymentIdsOfOrder(id: string): Promise<Result<string[], ProviderError>> {
  const order = await getMerchantOrder(id);
  return order.ok ? success(order.value.paymentIds) : order;
}

/** Takes a notification, once, as a hint to ask the provider: nothing it says is acted on. @throws {BackendError} */
export async function takeNotification({ type, id, requestId }: Notification): Promise<Taken> {
  const topic = topicOf(type);
  if (topic === "other") return success("ignored");
  const event = { topic, resource: id, request: requestId };
  const isDue = await callDatabase("begin_payment_event", event);
  if (!isDue) return success("repeated");
  switch (topic) {
    case "payment":
      return takePayment(event);
    case "order":
      return takePayments(await paymentIdsOfOrder(id), event);
    case "chargeback":
      return takePayments(await getChargebackPaymentIds(id), event);
    default:
      return topic satisfies never;
  }
}
