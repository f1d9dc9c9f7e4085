import type postgres from "postgres";
import { poke } from "./poke";
import { startQueueWorker } from "./queue-worker";

const LOOK_EVERY_MS = 5_000;
const MAX_BACKOFF_MS = 5_000;
const TIMEOUT_MS = 30_000;

interface Options {
  readonly sql: postgres.Sql;
  readonly url: string;
  readonly secret: string;
}

export const startChangeWorker = ({ sql, url, secret }: Options): Promise<() => Promise<void>> =>
  startQueueWorker({
    sql,
    channel: "cambios_pendientes",
    lookEveryMs: LOOK_EVERY_MS,
    maxBackoffMs: MAX_BACKOFF_MS,
    async oldest() {
      const [row] = await sql<{ id: string | null }[]>`select min(id)::text as id from public.cambios_pendientes`;
      return row?.id ?? null;
    },
    work: async (signal) => (await poke({ url, secret, timeoutMs: TIMEOUT_MS }, signal)) === "done",
  });
