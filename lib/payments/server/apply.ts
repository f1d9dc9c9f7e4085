import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import type { PaymentFacts } from "../payment-facts";
import { getPayment, type ProviderError } from "./mercado-pago";

const outcomeSchema = z.enum(["granted", "revoked", "unchanged", "recorded", "stale", "unknown"]);

type LedgerOutcome = z.infer<typeof outcomeSchema>;

/** Hands the ledger what the provider says; the ledger alone decides what follows. @throws {BackendError} */
async function applyFacts(facts: PaymentFacts, event: NotificationEvent | null): Promise<LedgerOutcome> {
  const { payments, moderation } = env();
  const report = {
    payment: facts,
    collector: payments?.collectorId ?? "",
    is_live: payments?.isLive ?? true,
    moderation,
  };
  const { data, error } = event
    ? await adminClient().rpc("apply_notified_payment", { ...report, ...event })
    : await adminClient().rpc("apply_payment", report);
  if (error) throw new BackendError("applyPayment", error);
  const outcome = outcomeSchema.parse(data);
  if (outcome !== "unchanged")
    log.info({ payment: facts.id, status: facts.status, outcome }, "a payment was looked up");
  return outcome;
}

export type NotificationEvent = { topic: string; resource: string; request: string };

export type Applied = { facts: PaymentFacts; outcome: LedgerOutcome };

/** Asks for a payment and updates the ledger; repeatable. @param event notification, which is then dealt with. */
export async function lookUpPayment(
  id: string,
  event: NotificationEvent | null = null,
): Promise<Result<Applied, ProviderError>> {
  const payment = await getPayment(id);
  if (!payment.ok) return payment;
  return success({ facts: payment.value, outcome: await applyFacts(payment.value, event) });
}

export async function lookUpPayments(ids: readonly string[]): Promise<Result<Applied[], "unavailable">> {
  const applied: Applied[] = [];
  for (const id of ids) {
    const result = await lookUpPayment(id);
    if (result.ok) applied.push(result.value);
    else if (result.code === "unavailable") return { ok: false, code: result.code };
  }
  return success(applied);
}
