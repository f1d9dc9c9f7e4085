import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "libpg-query";
import type postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { applyMigrations, readMigrations } from "@/supabase/local/migrations";
import { openScratch } from "../database/scratch";
import { pushMigrations, statementsOf } from "./push";

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

it("a file of one statement is not edited because the command line has recorded it without its semicolon", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "iztapalapa-migrations-"));
  const one = await openScratch((scratch) =>
    scratch`truncate supabase_migrations.schema_migrations`.then(() => undefined),
  );
  try {
    await writeFile(path.join(folder, "1_one.sql"), "create table one ();\n");
    await pushMigrations(one.url, folder);
    expect(await applyMigrations(one.sql, folder)).toEqual([]);
  } finally {
    await one.close();
    await rm(folder, { recursive: true });
  }
});

it("the doctor reads which migrations were pushed", async () => {
  const [row] = await sql<{ migrations: string[] }[]>`
    select array(select jsonb_array_elements_text(deployment_state() -> 'migrations')) as migrations`;
  expect(row?.migrations).toEqual(migrations.map(({ version }) => version));
});
