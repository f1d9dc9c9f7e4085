import type postgres from "postgres";
import { errorFields, log } from "@/supabase/local/log";

const CHANNEL = "cambios_pendientes";
const LOOK_EVERY_MS = 5_000;
const PAUSE_MS = 100;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 5_000;
const POKE_TIMEOUT_MS = 30_000;

interface Options {
  readonly sql: postgres.Sql;
  readonly url: string;
  readonly secret: string;
}

/**
 * Pokes the revalidation route whenever rows wait in the outbox; the route takes the rows, expires the tags and
 * announces. One poke is under way at a time, 100 ms apart, so a burst becomes a few; while the site is down it backs
 * off up to 5 s. Rows stay until the route has taken them: nothing is lost.
 * @returns stops the worker, at once.
 */
export async function startOutboxWorker({ sql, url, secret }: Options): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const bell = new Bell();

  /** The oldest waiting row, or null. */
  const oldest = async (): Promise<string | null> => {
    const [row] = await sql<{ id: string | null }[]>`select min(id)::text as id from public.cambios_pendientes`;
    return row?.id ?? null;
  };

  const poke = async (): Promise<boolean> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(POKE_TIMEOUT_MS)]);
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(url, { method: "POST", headers, signal });
    await response.arrayBuffer();
    return response.ok;
  };

  const empty = async (): Promise<void> => {
    let backoffMs = FIRST_BACKOFF_MS;
    for (let waiting = await oldest(); waiting !== null && !stopping.signal.aborted; ) {
      const isHeard = await poke().catch(() => false);
      const next = await oldest();
      // A route that says yes and takes nothing would otherwise be called ten times a second for ever.
      const isProgress = isHeard && next !== waiting;
      waiting = next;
      await pause(isProgress ? PAUSE_MS : backoffMs, stopping.signal);
      backoffMs = isProgress ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await empty().catch((error: unknown) => log.warn(errorFields(error), "the outbox could not be read"));
      await bell.wait(LOOK_EVERY_MS, stopping.signal);
    }
  };

  const listening = await sql.listen(CHANNEL, () => bell.ring());
  const running = run();
  return async () => {
    stopping.abort();
    await running;
    await listening.unlisten().catch(() => undefined);
  };
}

/** Remembers a ring until somebody waits, so that none between two looks is missed. */
class Bell {
  #isRung = false;
  #wake: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  async wait(maxMs: number, signal: AbortSignal): Promise<void> {
    if (!this.#isRung) {
      const rung = new AbortController();
      this.#wake = () => rung.abort();
      await pause(maxMs, AbortSignal.any([signal, rung.signal]));
    }
    this.#isRung = false;
  }
}

/** Resolves after the time, or as soon as the signal fires. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}
