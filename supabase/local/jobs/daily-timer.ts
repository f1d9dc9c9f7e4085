import type postgres from "postgres";
import { log } from "@/supabase/local/log";
import { dueDay } from "./daily-due";
import { poke } from "./poke";
import { repeat } from "./repeat";

const LOOK_EVERY_MS = 60_000;
/** The site may still be building. */
const WHILE_ABSENT_MS = 2_000;
const AFTER_FAILURE_MS = 10 * 60_000;
const TIMEOUT_MS = 10 * 60_000;

interface Options {
  readonly sql: postgres.Sql;
  readonly url: string;
  readonly secret: string;
}

/** Calls the daily job once a day of Mexico City, and at the start when the day's run is missing. */
export function startDailyTimer({ sql, url, secret }: Options): () => Promise<void> {
  let isStart = true;
  return repeat("daily", async (signal) => {
    const [last] = await sql<{ day: string }[]>`select day::text from embedded.job_runs where job = 'daily'`;
    const day = dueDay({ now: new Date(), lastDay: last?.day ?? null, isStart });
    if (day !== null) {
      const outcome = await poke({ url, secret, timeoutMs: TIMEOUT_MS }, signal);
      if (outcome === "absent") return WHILE_ABSENT_MS;
      if (outcome === "failed") return AFTER_FAILURE_MS;
      await sql`
        insert into embedded.job_runs (job, day) values ('daily', ${day}) on conflict (job) do update set day = excluded.day`;
      log.info({ day }, "the daily job has run");
    }
    isStart = false;
    return LOOK_EVERY_MS;
  });
}
