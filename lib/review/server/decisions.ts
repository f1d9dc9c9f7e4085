import "server-only";
import { z } from "zod";
import type { Column } from "@/lib/businesses/field";
import { log } from "@/lib/log";
import { failure, type Result, success } from "@/lib/result";
import { adminClient } from "@/lib/supabase/admin";
import { callDatabase } from "@/lib/supabase/call-database";
import { BackendError } from "@/lib/supabase/public";
import { DECISION_NAMES, type Decision, type OpenDecision } from "../decision";

const decidedSchema = z.object({ decision: z.uuid().nullable(), changed: z.number() });
const undoneSchema = z.object({ restored: z.number(), kept: z.number() }).nullable();
const openSchema = z
  .object({ tipo: z.enum(DECISION_NAMES), negocios: z.number(), nombre: z.string(), milisegundos: z.number() })
  .nullable();

type Question = { reviewerId: string; businesses: readonly string[]; decision: Decision; reason: string | null };

/** Decides on businesses. Mails wait until it cannot be undone. Failed: for whatever reason; the log tells. */
export async function decideBusinesses({
  reviewerId,
  businesses,
  decision,
  reason,
}: Question): Promise<Result<z.infer<typeof decidedSchema>, "failed">> {
  const { data, error } = await adminClient().rpc("decide_businesses", {
    reviewer: reviewerId,
    businesses: [...businesses],
    decision,
    ...(reason && { reason }),
  });
  if (error) {
    log.error({ error: new BackendError("decideBusinesses", error), decision }, "a decision was not taken");
    return failure("failed");
  }
  return success(decidedSchema.parse(data));
}

/** Takes a decision back: how many businesses it restored, and kept because somebody has changed them since; null when it is too late. @throws {BackendError} */
export const undoDecision = async (reviewerId: string, decision: string): Promise<z.infer<typeof undoneSchema>> =>
  undoneSchema.parse(await callDatabase("undo_decision", { reviewer: reviewerId, decision }));

/** A decision that can still be undone, or null. @throws {BackendError} */
export async function readDecision(reviewerId: string, decision: string): Promise<OpenDecision | null> {
  const open = openSchema.parse(await callDatabase("read_decision", { reviewer: reviewerId, decision }));
  return (
    open && { id: decision, decision: open.tipo, count: open.negocios, name: open.nombre, leftMs: open.milisegundos }
  );
}

/** Lets a deleted business go for good now; false when it is not deleted. @throws {BackendError} */
export const endDeletionWait = (reviewerId: string, business: string): Promise<boolean> =>
  callDatabase("end_deletion_wait", { reviewer: reviewerId, business });

/** Accepts these columns of an open revision and no others. @throws {BackendError} also for a column that it does not change. */
export const decideRevision = async (
  reviewer: string,
  revision: string,
  accepted: readonly Column[],
  reason: string | null,
) =>
  z
    .enum(["accepted", "rejected", "unknown"])
    .parse(
      await callDatabase("decide_revision", { reviewer, revision, accepted: [...accepted], ...(reason && { reason }) }),
    );

/** An administrator leaves what a model flagged. Returns how much of it was open. @throws {BackendError} */
export async function dismissAlerts(reviewer: string, business: string, seen: readonly number[]): Promise<number> {
  if (seen.length === 0) return 0;
  return callDatabase("dismiss_alerts", { reviewer, business, seen: [...seen] });
}

/** Makes two listings of one business one. There is no way back. @throws {BackendError} */
export const mergeBusinesses = async (reviewer: string, kept: string, merged: string) =>
  z
    .enum(["merged", "unknown", "owners", "paid"])
    .parse(await callDatabase("merge_businesses", { reviewer, kept, merged }));
