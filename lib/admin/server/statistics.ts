import "server-only";
import { cache } from "react";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";
import { type Statistics, statisticsSchema } from "../statistics";
import { type Waiting, waitingSchema } from "../waiting";

/** How much waits: once for frame and page. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export const getWaiting = cache(async (reviewerId: string): Promise<Waiting> => {
  const { data, error } = await adminClient().rpc("count_waiting", { reviewer: reviewerId });
  if (error) throw new BackendError("getWaiting", error);
  return waitingSchema.parse(data);
});

/** The directory in numbers. @throws {BackendError} */
export async function getStatistics(reviewerId: string): Promise<Statistics> {
  const { data, error } = await adminClient().rpc("admin_statistics", { reviewer: reviewerId });
  if (error) throw new BackendError("getStatistics", error);
  return statisticsSchema.parse(data);
}
