import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { applyMigrations, readMigrations } from "@/supabase/local/migrations";
import { hashesOf, readReleases, releasedProblems } from "@/supabase/local/releases";
import { createDatabase, differingTables, planSchema, SCHEMAS_FOLDER } from "@/supabase/local/schema-plan";
import { openScratchCluster } from "./scratch";

const texts = await Promise.all(
  (await readdir(SCHEMAS_FOLDER))
    .sort()
    .map(async (file) => [file, await readFile(path.join(SCHEMAS_FOLDER, file), "utf8")] as const),
);

let sql: postgres.Sql;
let url: string;
beforeAll(async () => {
  const scratch = await openScratchCluster();
  ({ sql, url } = scratch);
  return scratch.close;
});

/** Returns the places of each object's definition, in the order in which the files are applied. */
function definitions(pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const match of text.matchAll(pattern)) {
      const name = match.slice(1).join(" on ");
      found.set(name, [...(found.get(name) ?? []), file]);
    }
  }
  return found;
}

const KINDS = [
  [
    "function",
    /^create (?:or replace )?function ([a-z_.0-9]+)/gm,
    "select pronamespace::regnamespace || '.' || proname as name from pg_proc where pronamespace::regnamespace::text in ('public', 'private')",
  ],
  [
    "trigger",
    /^create (?:or replace )?(?:constraint )?trigger (\w+)\b[^;]*? on ([a-z_.]+)/gm,
    `select tgname || ' on ' || c.relnamespace::regnamespace || '.' || c.relname as name from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace::regnamespace::text in ('public', 'private')`,
  ],
  [
    "policy",
    /^create policy (\w+) on ([a-z_.]+)/gm,
    "select policyname || ' on ' || schemaname || '.' || tablename as name from pg_policies where schemaname = 'public'",
  ],
  [
    "table",
    /^create (?:unlogged )?table ([a-z_.]+)/gm,
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')",
  ],
] as const;

describe("the files of supabase/schemas", () => {
  it("make what the migrations make (npm run db:migration)", async () => {
    const desired = await createDatabase(url, "desired", SCHEMAS_FOLDER);
    expect((await planSchema(url, desired)).actions.map((action) => action.sql)).toEqual([]);
    expect(await differingTables(url, desired)).toEqual([]);
  });
});

describe("each object is defined in one place", () => {
  it.each(KINDS)("%s", async (_kind, pattern, query) => {
    const defined = definitions(pattern);
    const living = await sql.unsafe<{ name: string }[]>(query);
    expect(living.length).toBeGreaterThan(10);
    const counts = Map.groupBy(living, ({ name }) => name);
    const elsewhere = [...defined].flatMap(([name, places]) => {
      const isOnce = places.length === (counts.get(name)?.length ?? 0);
      return isOnce ? [] : [`${name}: ${places.join(", ")}; the living one is in ${places.at(-1)}`];
    });
    expect(elsewhere).toEqual([]);
    expect([...counts.keys()].filter((name) => !defined.has(name))).toEqual([]);
  });
});

describe("migrations", () => {
  it("are those that were recorded (npm run db:migration)", async () => {
    const releases = await readReleases();
    expect(releases.migrations).toEqual(hashesOf(await readMigrations()));
    expect(Object.keys(releases.migrations)).toContain(releases.released);
  });

  it.each([
    ["as it was", { 1: "a" }, []],
    ["edited", { 1: "b" }, ["1 was released, and is edited: write another migration"]],
    ["gone", {}, ["1 was released, and is gone: write another migration"]],
    ["beside a draft that was edited", { 1: "a", 2: "c" }, []],
  ])("of a release, %s", (_case, present, problems) => {
    const asMigrations = (texts: Record<string, string>) =>
      Object.entries(texts).map(([version, sql]) => ({ version, name: "x", sql }));
    const recorded = hashesOf(asMigrations({ 1: "a", 2: "b" }));
    expect(releasedProblems({ released: "1", migrations: recorded }, asMigrations(present))).toEqual(problems);
  });

  it("have versions of days that have passed", async () => {
    const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
    expect((await readMigrations()).filter(({ version }) => version.slice(0, 8) > today)).toEqual([]);
  });

  it.each([
    ["continued", ["1", "2"], ["1", "2", "3"], ["3"]],
    ["older than what was applied", ["1", "3"], ["1", "2", "3"], "2_a is older than 3, which it has"],
    ["gone", ["1", "2", "3"], ["1"], "it has 2 that are not here, the last of them 3"],
    ["edited", ["1", "2"], ["1", "2 edited"], "2_a was edited after it was applied"],
  ])("%s", async (_case, applied, present, outcome) => {
    const name = `history_${randomUUID().replaceAll("-", "")}`;
    await sql.unsafe(`create database ${name}`);
    const database = postgres(url.replace(/[^/]*$/, name), { max: 1, onnotice: () => undefined });
    const apply = async (migrations: readonly string[]) => {
      const folder = await mkdtemp(path.join(tmpdir(), "iztapalapa-migrations-"));
      const write = (text: string) => writeFile(path.join(folder, `${text.split(" ")[0]}_a.sql`), `select '${text}'`);
      await Promise.all(migrations.map(write));
      return applyMigrations(database, folder).finally(() => rm(folder, { recursive: true }));
    };
    try {
      await apply(applied);
      if (typeof outcome === "string") await expect(apply(present)).rejects.toThrow(outcome);
      else expect(await apply(present)).toHaveLength(outcome.length);
    } finally {
      await database.end();
      await sql.unsafe(`drop database ${name}`);
    }
  });
});
