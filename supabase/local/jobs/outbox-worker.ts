import type postgres from "postgres";
import { poke } from "./poke";
import { startQueueWorker } from "./queue-worker";

const LOOK_EVERY_MS = 5_000;
const MAX_BACKOFF_MS = 30_000;
const TIMEOUT_MS = 90_000;

const OLDEST = {
  correos: "oldest_waiting_mail",
  textos_iniciales: "oldest_starter_text",
} as const;

interface Options {
  readonly sql: postgres.Sql;
  readonly channel: keyof typeof OLDEST;
  readonly url: string;
  readonly secret: string;
}

/** Pokes a route whenever a row of its outbox is due. */
export const startOutboxWorker = ({ sql, channel, url, secret }: Options): Promise<() => Promise<void>> =>
  startQueueWorker({
    sql,
    channel,
    lookEveryMs: LOOK_EVERY_MS,
    maxBackoffMs: MAX_BACKOFF_MS,
    async oldest() {
      const [row] = await sql<{ id: string | null }[]>`select ${sql.unsafe(`public.${OLDEST[channel]}()`)} as id`;
      return row?.id ?? null;
    },
    work: async (signal) => (await poke({ url, secret, timeoutMs: TIMEOUT_MS }, signal)) === "done",
  });
