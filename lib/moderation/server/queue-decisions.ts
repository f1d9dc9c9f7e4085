import "server-only";
import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** What is decided of a registration, as `private.tipos_de_decision` names it. */
export const REGISTRATION_DECISIONS = ["aprobar", "rechazar", "pedir_cambios"] as const;
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

const madeSchema = z.object({ decision: z.uuid().nullable() });
const openSchema = z.object({ milisegundos: z.number() }).nullable();
const undoneSchema = z.object({ restored: z.number().int() }).nullable();
const revisionOutcome = z.enum(["accepted", "rejected", "unknown"]);
const mergeOutcome = z.enum(["merged", "unknown", "owners", "paid"]);

/** @returns by which the decision is undone; null when the business is so already. @throws {BackendError} */
export async function decideRegistration(
  reviewer: string,
  business: string,
  decision: RegistrationDecision,
  reason: string | null,
): Promise<string | null> {
  const { data, error } = await adminClient().rpc("decide_businesses", {
    reviewer,
    businesses: [business],
    decision,
    ...(reason && { reason }),
  });
  if (error) throw new BackendError("decideRegistration", error);
  return madeSchema.parse(data).decision;
}

/** For how many milliseconds a decision can be undone yet; null when it cannot. @throws {BackendError} */
export async function undoTimeLeft(reviewer: string, decision: string): Promise<number | null> {
  const { data, error } = await adminClient().rpc("read_decision", { reviewer, decision });
  if (error) throw new BackendError("undoTimeLeft", error);
  return openSchema.parse(data)?.milisegundos ?? null;
}

/** Takes a decision back and withdraws its mail. @returns whether it was in time. @throws {BackendError} */
export async function undoDecision(reviewer: string, decision: string): Promise<boolean> {
  const { data, error } = await adminClient().rpc("undo_decision", { reviewer, decision });
  if (error) throw new BackendError("undoDecision", error);
  return (undoneSchema.parse(data)?.restored ?? 0) > 0;
}

/** Accepts these columns of an open revision and no others. @throws {BackendError} also for a column that it does not change. */
export async function decideRevision(
  reviewer: string,
  revision: string,
  accepted: readonly Column[],
  reason: string | null,
): Promise<z.infer<typeof revisionOutcome>> {
  const { data, error } = await adminClient().rpc("decide_revision", {
    reviewer,
    revision,
    accepted: [...accepted],
    ...(reason && { reason }),
  });
  if (error) throw new BackendError("decideRevision", error);
  return revisionOutcome.parse(data);
}

/** Makes two listings of one business one. @throws {BackendError} */
export async function mergeBusinesses(
  reviewer: string,
  kept: string,
  merged: string,
): Promise<z.infer<typeof mergeOutcome>> {
  const { data, error } = await adminClient().rpc("merge_businesses", { reviewer, kept, merged });
  if (error) throw new BackendError("mergeBusinesses", error);
  return mergeOutcome.parse(data);
}
