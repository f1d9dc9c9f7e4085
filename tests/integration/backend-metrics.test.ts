import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";
import { startTraceReceiver } from "@/tests/support/trace-receiver";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const VISIT = "7f3a1b2c-4d5e-4f60-8a1b-2c3d4e5f6071";

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let backend: ScratchBackend;
let sql: postgres.Sql;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  backend = await startScratchBackend({ tracing: receiver.tracing });
  sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  // Tells what its transaction knows, and takes longer than a statement should.
  await sql.unsafe(`
    create table private.seen (trace text);
    create or replace function public.ping() returns timestamptz
    language plpgsql volatile security definer set search_path = '' as $$
    begin
      insert into private.seen values (current_setting('app.traceparent', true));
      perform pg_catalog.pg_sleep(1.1);
      return pg_catalog.now();
    end $$`);
});
afterAll(async () => {
  await sql?.end();
  await backend?.stop();
  receiver?.stop();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(backend.url + path, {
    method: "POST",
    headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}`, ...headers },
  });
const metrics = (token: string) => fetch(`${backend.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });

describe("the backend", () => {
  it("knows in a transaction, a span and a line of the log which request asks", async () => {
    const response = await ask("/rest/v1/rpc/ping", {
      traceparent: `00-${TRACE}-${PARENT}-01`,
      tracestate: `visit=${VISIT}`,
    });
    expect(response.status).toBe(200);
    const span = await eventually(() => {
      const found = receiver.spans.find(({ name }) => name === "POST ping");
      expect(found).toBeDefined();
      return found;
    });
    expect(span).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(await sql`select trace from private.seen`).toEqual([{ trace: `00-${TRACE}-${span?.spanId}-01` }]);
    expect(backend.logs()).toMatch(new RegExp(`"request":"${VISIT}","statement":"ping","ms":\\d+`));
  });

  it("tells times by name, waits by pool and connections to whoever has the token", async () => {
    await ask("/rest/v1/rpc/no_existe");
    const text = await (await metrics(backend.diagnosticsToken)).text();
    expect(text).toMatch(/backend_statement_seconds_count\{name="ping"\} 1/);
    expect(text).toMatch(/backend_statement_seconds_count\{name="other"\} [1-9]/);
    expect(text).toMatch(/backend_pool_wait_seconds_count\{pool="server"\} [1-9]/);
    expect(text).toMatch(/backend_connections\{login="authenticator",state="idle"\} [1-9]/);
    expect(text).toMatch(/backend_disk_free_bytes [1-9]/);
    expect(text).not.toContain("no_existe");
    expect((await metrics("otra")).status).toBe(404);
  });
});
