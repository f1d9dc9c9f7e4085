import type postgres from "postgres";
import { Bell, pause } from "./bell";
import { poke } from "./poke";
import { repeat, type Stop } from "./repeat";

/** Looks without being told, too. */
const LOOK_EVERY_MS = 5_000;
const PAUSE_MS = 100;
const FIRST_BACKOFF_MS = 250;

/** Queues by the channel that tells of them. `oldest` reads the key of what has waited longest, or null. */
const QUEUES = {
  cambios_pendientes: {
    oldest: "select min(id)::text as id from public.cambios_pendientes",
    maxBackoffMs: 5_000,
    timeoutMs: 30_000,
  },
  correos: { oldest: "select public.oldest_waiting_mail() as id", maxBackoffMs: 30_000, timeoutMs: 90_000 },
  textos_iniciales: { oldest: "select public.oldest_starter_text() as id", maxBackoffMs: 30_000, timeoutMs: 90_000 },
};

interface Options {
  readonly sql: postgres.Sql;
  readonly queue: keyof typeof QUEUES;
  /** The route that empties it. */
  readonly url: string;
  readonly secret: string;
}

/** Pokes a route while something waits, one call at a time, 100 ms apart; backs off while nothing comes of it. */
export async function startQueueWorker({ sql, queue, url, secret }: Options): Promise<Stop> {
  const { oldest, maxBackoffMs, timeoutMs } = QUEUES[queue];
  const readOldest = async () => (await sql.unsafe<{ id: string | null }[]>(oldest))[0]?.id ?? null;
  const bell = new Bell();
  const listening = await sql.listen(queue, () => bell.ring());
  let backoffMs = FIRST_BACKOFF_MS;
  const stop = repeat(
    queue,
    async (signal) => {
      const waiting = await readOldest();
      if (waiting === null) {
        backoffMs = FIRST_BACKOFF_MS;
        return LOOK_EVERY_MS;
      }
      const outcome = await poke({ url, secret, timeoutMs }, signal);
      // A route that says yes and takes nothing would otherwise be called ten times a second for ever.
      const isProgress = outcome === "done" && (await readOldest()) !== waiting;
      await pause(isProgress ? PAUSE_MS : backoffMs, signal);
      backoffMs = isProgress ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, maxBackoffMs);
      return 0;
    },
    bell,
  );
  return async () => {
    await stop();
    await listening.unlisten().catch(() => undefined);
  };
}
