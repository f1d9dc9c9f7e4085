import { parse } from "libpg-query";
import type postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { applyMigrations, readMigrations } from "@/supabase/local/migrations";
import { openScratch } from "../database/scratch";
import { statementsOf } from "./push";

const migrations = await readMigrations();

let sql: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  return scratch.close;
});

it.each([
  ["select 1; select 2;\n", ["select 1", "select 2"]],
  ["select ';', \"a;b\" -- ;\n; /* ; */ select 'it''s;'", ["select ';', \"a;b\" -- ;", "/* ; */ select 'it''s;'"]],
  ["do $$ begin; end $$; do $x$ $$; $x$", ["do $$ begin; end $$", "do $x$ $$; $x$"]],
])("splits %j", (text, statements) => {
  expect(statementsOf(text)).toEqual(statements);
});

it.each(migrations)("$version_$name is split where PostgreSQL ends its statements", async ({ sql: text }) => {
  expect(statementsOf(text)).toHaveLength((await parse(text)).stmts.length);
});

it("the embedded backend goes on where the command line has stopped", async () => {
  expect(await applyMigrations(sql)).toEqual([]);
});

it("the doctor reads which migrations were pushed", async () => {
  const [row] = await sql<{ migrations: string[] }[]>`
    select array(select jsonb_array_elements_text(deployment_state() -> 'migrations')) as migrations`;
  expect(row?.migrations).toEqual(migrations.map(({ version }) => version));
});
