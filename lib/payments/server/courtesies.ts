import "server-only";
import { z } from "zod";
import { env } from "@/lib/env";
import { failure, type Result, success } from "@/lib/result";
import { callDatabase, tryDatabase } from "@/lib/supabase/call-database";
import type { CourtesyForm } from "../courtesy-schema";

const givenSchema = z.enum(["given", "covered", "unknown"]);
const endedSchema = z.enum(["ended", "unknown"]);
const assignedSchema = z.enum(["assigned", "used", "foreign", "unknown"]);

const BAD_VALUE = "22023";

/** Gives a business free time on a plan. "covered": it has such time already; "badEnd": the last day is over, or more than two years
 * away. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export async function giveCourtesy(
  reviewer: string,
  { negocio, plan, meses, hasta, motivo }: CourtesyForm,
): Promise<Result<null, "covered" | "unknown" | "badEnd">> {
  const end = hasta === "" ? { months: meses } : { last_day: hasta };
  const answer = await tryDatabase(
    "give_courtesy",
    { reviewer, business: negocio, given_plan: plan, reason: motivo, moderation: env().moderation, ...end },
    ({ code }) => (code === BAD_VALUE ? "badEnd" : null),
  );
  if (!answer.ok) return answer;
  const given = givenSchema.parse(answer.value);
  return given === "given" ? success(null) : failure(given);
}

/** Takes given time away; the plan follows at once. @returns whether there was any. @throws {BackendError} */
export const endCourtesy = async (reviewer: string, courtesy: string, reason: string): Promise<boolean> =>
  endedSchema.parse(
    await callDatabase("end_courtesy", { reviewer, courtesy, reason, moderation: env().moderation }),
  ) === "ended";

/** Puts the paid month of an order on a business of its buyer. @throws {BackendError} */
export async function assignMonthFor(
  reviewer: string,
  orderId: string,
  business: string,
): Promise<z.infer<typeof assignedSchema>> {
  const data = await callDatabase("assign_month_for", {
    reviewer,
    order_id: orderId,
    business,
    moderation: env().moderation,
  });
  return assignedSchema.parse(data);
}
