import "server-only";
import { cache } from "react";
import { callDatabase } from "@/lib/supabase/call-database";
import { type Statistics, statisticsSchema, type Waiting, waitingSchema } from "../waiting";

/** Counts what waits, once for frame and page. @throws {BackendError} also for a reviewer who is no administrator (42501). */
export const getWaiting = cache(
  async (reviewerId: string): Promise<Waiting> =>
    waitingSchema.parse(await callDatabase("count_waiting", { reviewer: reviewerId })),
);

/** The directory in numbers. @throws {BackendError} */
export const getStatistics = async (reviewerId: string): Promise<Statistics> =>
  statisticsSchema.parse(await callDatabase("admin_statistics", { reviewer: reviewerId }));
