import type postgres from "postgres";
import { errorFields, log } from "@/supabase/local/log";
import { Bell, pause } from "./pause";

const PAUSE_MS = 100;
const FIRST_BACKOFF_MS = 250;

interface Options {
  readonly sql: postgres.Sql;
  readonly channel: string;
  /** Looks without being told, too. */
  readonly lookEveryMs: number;
  readonly maxBackoffMs: number;
  /** Key of what has waited longest, or null. */
  readonly oldest: () => Promise<string | null>;
  readonly work: (signal: AbortSignal) => Promise<boolean>;
}

/** Works while something waits, one call at a time, 100 ms apart; backs off while nothing comes of it. @returns stops it, at once. */
export async function startQueueWorker(options: Options): Promise<() => Promise<void>> {
  const { sql, channel, lookEveryMs, maxBackoffMs, oldest, work } = options;
  const stopping = new AbortController();
  const bell = new Bell();

  const empty = async (): Promise<void> => {
    let backoffMs = FIRST_BACKOFF_MS;
    for (let waiting = await oldest(); waiting !== null && !stopping.signal.aborted; ) {
      const isHeard = await work(stopping.signal);
      const next = await oldest();
      // A route that says yes and takes nothing would otherwise be called ten times a second for ever.
      const isProgress = isHeard && next !== waiting;
      waiting = next;
      await pause(isProgress ? PAUSE_MS : backoffMs, stopping.signal);
      backoffMs = isProgress ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, maxBackoffMs);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await empty().catch((error: unknown) =>
        log.warn({ ...errorFields(error), channel }, "a queue could not be read"),
      );
      await bell.wait(lookEveryMs, stopping.signal);
    }
  };

  const listening = await sql.listen(channel, () => bell.ring());
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await listening.unlisten().catch(() => undefined);
  };
}
