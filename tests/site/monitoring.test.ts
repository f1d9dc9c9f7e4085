import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type SharedInstance, sharedInstance } from "@/tests/support/shared-instance";
import { withoutFunction } from "@/tests/support/without-function";

let instance: SharedInstance;
let sql: postgres.Sql;
beforeAll(async () => {
  ({ instance } = await sharedInstance("empty"));
  sql = postgres(instance.status.databaseUrl, { max: 1, onnotice: () => undefined });
});
afterAll(() => sql?.end());

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(instance.siteUrl + path, { headers });
  return { status: response.status, text: await response.text() };
};

it("metrics of all processes stand at one address", async () => {
  await read("/negocios", { accept: "text/html" });
  const { text } = await read("/metrics");
  for (const line of [
    'gateway_process_up{process="site"} 1',
    'gateway_process_up{process="backend"} 1',
    "site_database_up 1",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^site_mails_waiting \d+$/m);
  expect(text).toMatch(/^site_request_seconds_count\{class="page",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^backend_statement_seconds_count\{name="search_businesses"\} [1-9]/m);
  const names = text.split("\n").filter((line) => line.startsWith("# TYPE"));
  expect(names.toSorted()).toEqual([...new Set(names)].sort());
});

it("is ready while the database has all migrations", async () => {
  expect(await read("/api/ready")).toEqual({ status: 200, text: '{"status":"ok"}' });
  const [newest] = await sql<
    { version: string }[]
  >`select max(version) as version from supabase_migrations.schema_migrations`;
  const version = newest?.version ?? "";
  const rename = (from: string, to: string) =>
    sql`update supabase_migrations.schema_migrations set version = ${to} where version = ${from}`;
  await rename(version, `${version}x`);
  try {
    await eventually(async () => {
      const { status, text } = await read("/api/ready");
      expect([status, JSON.parse(text)]).toEqual([503, expect.objectContaining({ part: "migraciones" })]);
    });
  } finally {
    await rename(`${version}x`, version);
  }
  await eventually(async () => expect((await read("/api/ready")).status).toBe(200));
});

it("the code of an error page leads to the line of the log that says why", async () => {
  await withoutFunction(sql, "search_businesses", async () => {
    const { status, text } = await read("/negocios?q=lo+que+nadie+busca", { accept: "text/html" });
    expect(status).toBe(503);
    const [, code] = /Código para soporte: ([\da-f]{8})</.exec(text) ?? [];
    expect(code).toBeDefined();
    await eventually(async () => {
      const lines = (await instance.output()).split("\n").filter((line) => line.includes(`"request":"${code}`));
      expect(lines.join("\n")).toContain("search_businesses: 42883");
    });
  });
});
