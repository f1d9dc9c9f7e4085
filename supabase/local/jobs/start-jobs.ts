import type postgres from "postgres";
import { log } from "@/supabase/local/log";
import { startDailyTimer } from "./daily-timer";
import { startOutboxWorker } from "./outbox-worker";
import { poke } from "./poke";
import { repeat } from "./repeat";

const PAYMENTS_EVERY_MS = 10 * 60_000;
const WHILE_ABSENT_MS = 3_000;
const PAYMENTS_TIMEOUT_MS = 5 * 60_000;

interface Options {
  readonly sql: postgres.Sql;
  /** Address of the site's job routes, without a final slash. */
  readonly cronUrl: string;
  readonly secret: string;
  readonly hasTimers: boolean;
}

type Stop = () => Promise<void>;

/** The timer that a platform would be for the site: mails and first texts when they are queued, payments every ten minutes, a daily job. */
export async function startJobs({ sql, cronUrl, secret, hasTimers }: Options): Promise<Stop> {
  const stopMails = await startOutboxWorker({ sql, channel: "correos", url: `${cronUrl}/correos`, secret });
  const stopStarters = await startOutboxWorker({ sql, channel: "textos_iniciales", url: `${cronUrl}/textos`, secret });
  const stopTimers = hasTimers ? startTimers({ sql, cronUrl, secret }) : [];
  return async () => {
    await Promise.all([stopMails, stopStarters, ...stopTimers].map((stop) => stop()));
  };
}

function startTimers({ sql, cronUrl, secret }: Omit<Options, "hasTimers">): Stop[] {
  const stopDaily = startDailyTimer({ sql, url: `${cronUrl}/diario`, secret });
  const stopPayments = repeat("payments", async (signal) => {
    const outcome = await poke({ url: `${cronUrl}/pagos`, secret, timeoutMs: PAYMENTS_TIMEOUT_MS }, signal);
    if (outcome === "absent") return WHILE_ABSENT_MS;
    log.info({ outcome }, "the job of the payments has run");
    return PAYMENTS_EVERY_MS;
  });
  return [stopDaily, stopPayments];
}
