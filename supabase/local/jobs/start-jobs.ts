import type postgres from "postgres";
import { startArchive } from "@/supabase/local/backups/archive-job";
import type { Settings } from "@/supabase/local/contract";
import { log } from "@/supabase/local/log";
import type { Secrets } from "@/supabase/local/secrets";
import { startDailyTimer } from "./daily-timer";
import { poke } from "./poke";
import { startQueueWorker } from "./queue-worker";
import { repeat, type Stop } from "./repeat";

const PAYMENTS_EVERY_MS = 10 * 60_000;
/** Visitors who come back after a restart have the processors first. */
const FIRST_PAYMENTS_MS = 15_000;
const WHILE_ABSENT_MS = 3_000;
const PAYMENTS_TIMEOUT_MS = 5 * 60_000;

type JobSettings = Pick<Settings, "dataDir" | "revalidateUrl" | "cronUrl" | "hasTimers">;

/** Calls the site's jobs: changes, mails and first texts when queued, payments every ten minutes, a daily job; and adds to the newest backup. */
export async function startJobs(
  sql: postgres.Sql,
  { dataDir, revalidateUrl, cronUrl, hasTimers }: JobSettings,
  { revalidateSecret, cronSecret: secret }: Secrets,
): Promise<Stop> {
  const stops: Stop[] = [];
  if (revalidateUrl) {
    const changes = { queue: "cambios_pendientes", url: revalidateUrl, secret: revalidateSecret } as const;
    stops.push(await startQueueWorker({ sql, ...changes }));
  }
  if (cronUrl) {
    stops.push(await startQueueWorker({ sql, queue: "correos", url: `${cronUrl}/correos`, secret }));
    stops.push(await startQueueWorker({ sql, queue: "textos_iniciales", url: `${cronUrl}/textos`, secret }));
  }
  if (cronUrl && hasTimers) {
    stops.push(startDailyTimer(sql, `${cronUrl}/diario`, secret), startPaymentsTimer(`${cronUrl}/pagos`, secret));
  }
  if (hasTimers) stops.push(await startArchive(sql, dataDir));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startPaymentsTimer(url: string, secret: string): Stop {
  let isStart = true;
  return repeat("payments", async (signal) => {
    if (isStart) {
      isStart = false;
      return FIRST_PAYMENTS_MS;
    }
    const outcome = await poke({ url, secret, timeoutMs: PAYMENTS_TIMEOUT_MS }, signal);
    if (outcome === "absent") return WHILE_ABSENT_MS;
    log.info({ outcome }, "the job of the payments has run");
    return PAYMENTS_EVERY_MS;
  });
}
