import type postgres from "postgres";
import { type IsoDate, toLocalMoment } from "@/lib/clock";
import { log } from "@/supabase/local/log";
import { poke } from "./poke";
import { repeat, type Stop } from "./repeat";

/** 9:00 in Mexico City: reminders are read in the morning. */
const DUE_FROM_MINUTE = 9 * 60;
const LOOK_EVERY_MS = 60_000;
/** The site may still be building. */
const WHILE_ABSENT_MS = 2_000;
const AFTER_FAILURE_MS = 10 * 60_000;
const TIMEOUT_MS = 10 * 60_000;

interface Situation {
  readonly now: Date;
  readonly lastDay: IsoDate | null;
  /** Nothing has been done since the start: a day that was slept through is made up for at once. */
  readonly isStart: boolean;
}

export function dueDay({ now, lastDay, isStart }: Situation): IsoDate | null {
  const { date, minute } = toLocalMoment(now);
  if (lastDay !== null && lastDay >= date) return null;
  return isStart || minute >= DUE_FROM_MINUTE ? date : null;
}

/** Calls the daily job once a day of Mexico City, and at the start when the day's run is missing. */
export function startDailyTimer(sql: postgres.Sql, url: string, secret: string): Stop {
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
