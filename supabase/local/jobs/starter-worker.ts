import type postgres from "postgres";
import { poke } from "./poke";
import { startQueueWorker } from "./queue-worker";

const LOOK_EVERY_MS = 5_000;
const MAX_BACKOFF_MS = 30_000;
const TIMEOUT_MS = 90_000;

interface Options {
  readonly sql: postgres.Sql;
  readonly url: string;
  readonly secret: string;
}

/** Pokes the route that writes the first texts of Profesional whenever one is due. */
export const startStarterWorker = ({ sql, url, secret }: Options): Promise<() => Promise<void>> =>
  startQueueWorker({
    sql,
    channel: "textos_iniciales",
    lookEveryMs: LOOK_EVERY_MS,
    maxBackoffMs: MAX_BACKOFF_MS,
    async oldest() {
      const [row] = await sql<{ id: string | null }[]>`select public.oldest_starter_text() as id`;
      return row?.id ?? null;
    },
    work: async (signal) => (await poke({ url, secret, timeoutMs: TIMEOUT_MS }, signal)) === "done",
  });
