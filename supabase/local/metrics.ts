import { AsyncLocalStorage } from "node:async_hooks";
import type postgres from "postgres";
import { Gauge, Histogram } from "prom-client";
import { createRegistry, LATENCY_BUCKETS } from "@/lib/metrics/registry";
import { requestContext } from "@/lib/request-context";
import type { WriteSpan } from "@/lib/tracing";
import type { ApiRequest } from "@/supabase/local/http";
import { log } from "@/supabase/local/log";

const SLOW_MS = 1_000;

export async function readNames(sql: postgres.Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
    union select proname from pg_proc where pronamespace = 'public'::regnamespace`;
  return new Set(rows.map(({ name }) => name));
}

const ASKED = /^\/(?:rest\/v1(?:\/rpc)?\/([a-z0-9_]+)|(auth|storage)\/v1(?=\/))/;

/** The table, function or service that a path asks for: one of those that there are. */
export function statementName(path: string, names: ReadonlySet<string>): string {
  const [, name = "", service] = ASKED.exec(path) ?? [];
  return service ?? (names.has(name) ? name : "other");
}

type Options = {
  sql: postgres.Sql;
  names: ReadonlySet<string>;
  free: () => Promise<number>;
  writeSpan: WriteSpan | null;
};

export function createBackendMetrics({ sql, names, free, writeSpan }: Options) {
  const registry = createRegistry("backend");
  const registers = [registry];
  const statements = new Histogram({
    registers,
    name: "backend_statement_seconds",
    help: "Time of a request to the database from its connection to its answer, by table, function or service",
    labelNames: ["name"],
    buckets: LATENCY_BUCKETS,
  });
  const waits = new Histogram({
    registers,
    name: "backend_pool_wait_seconds",
    help: "Time that a request waited for a connection of its pool",
    labelNames: ["pool"],
    buckets: LATENCY_BUCKETS,
  });
  new Gauge({
    registers,
    name: "backend_connections",
    help: "Connections to the database by login and state",
    labelNames: ["login", "state"],
    async collect() {
      const rows = await sql<{ login: string; state: string; count: number }[]>`
        select usename as login, state, count(*)::int from pg_stat_activity where state is not null group by 1, 2`;
      this.reset();
      for (const { login, state, count } of rows) this.set({ login, state }, count);
    },
  });
  new Gauge({
    registers,
    name: "backend_disk_free_bytes",
    help: "Free space of the disk with the data",
    async collect() {
      this.set(await free());
    },
  });
  const asked = new AsyncLocalStorage<{ startedAt: number }>();

  return {
    registry,

    /** A request has got its connection: what it does from now on is the database's. */
    noteConnection(pool: string): void {
      const request = asked.getStore();
      if (!request) return;
      const now = performance.now();
      waits.labels(pool).observe((now - request.startedAt) / 1000);
      request.startedAt = now;
    },

    async measure({ method, url }: ApiRequest, answer: () => Promise<Response>): Promise<Response> {
      const request = { startedAt: performance.now() };
      const response = await asked.run(request, answer);
      const elapsedMs = performance.now() - request.startedAt;
      const statement = statementName(url.pathname, names);
      statements.labels(statement).observe(elapsedMs / 1000);
      if (elapsedMs > SLOW_MS) log.warn({ statement, ms: Math.round(elapsedMs) }, "a slow statement");
      const context = requestContext.getStore();
      if (context) {
        const { status } = response;
        writeSpan?.({ name: `${method} ${statement}`, context, startedAt: request.startedAt, status });
      }
      return response;
    },
  };
}

export type BackendMetrics = ReturnType<typeof createBackendMetrics>;
