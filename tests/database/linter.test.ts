import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { applyBackendSchema } from "@/supabase/local/backend-schema";
import { installFeed } from "@/supabase/local/realtime/feed";
import { insertWorld } from "./people";
import { openScratch } from "./scratch";

const FOLDER = path.join(import.meta.dirname, "lints");

const PLANS_STAY = "The three plans are never removed or renamed, so nobody looks for what refers to one.";
const KINDS_STAY = "What a model is asked for is never removed or renamed, so nobody looks for what refers to a kind.";

/** Reasons to keep a warning. A reason that nothing asks for any more fails as well. */
const REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "foreign-key-without-an-index": {
    "campos_de_negocio_plan_minimo_fkey of private.campos_de_negocio": PLANS_STAY,
    "campos_de_negocio_plan_visible_fkey of private.campos_de_negocio": PLANS_STAY,
    "ia_usos_tipo_fkey of public.ia_usos": KINDS_STAY,
    "negocio_ia_tipo_fkey of public.negocio_ia": KINDS_STAY,
    "negocios_plan_type_fkey of public.negocios": PLANS_STAY,
    "ordenes_plan_fkey of public.ordenes": PLANS_STAY,
    "periodos_plan_fkey of public.periodos": PLANS_STAY,
    "profiles_plan_type_fkey of public.profiles": PLANS_STAY,
    "tipos_de_ia_plan_minimo_fkey of private.tipos_de_ia": PLANS_STAY,
  },
  "table-without-a-primary-key": {
    "private.conteos":
      "Differences are added and summed up now and then: writers of one cell must not wait for each other, so several rows of a cell stand side by side.",
  },
};

/** The names of the checks of a folder, each a file with one query for the objects that fail it. */
const checksIn = async (folder: string): Promise<string[]> =>
  (await readdir(path.join(FOLDER, folder))).map((file) => path.basename(file, ".sql")).sort();

const [errors, warnings] = await Promise.all([checksIn("errors"), checksIn("warnings")]);

let sql: postgres.Sql;

const run = async (file: string) => sql.unsafe<{ object: string }[]>(await readFile(path.join(FOLDER, file), "utf8"));
const objectsOf = async (check: string): Promise<string[]> =>
  (await run(`${check}.sql`)).map(({ object }) => object).sort();

beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  sql = scratch.sql;
  // The embedded backend's own tables and functions stand beside those of the migrations.
  await applyBackendSchema(sql);
  await installFeed(sql);
  await run("statements.sql");
  await sql`select pg_stat_force_next_flush()`;
  await run("catalogue.sql");
  return scratch.close;
});

describe("the database has", () => {
  it.each(errors)("no %s", async (check) => {
    expect(await objectsOf(`errors/${check}`)).toEqual([]);
  });

  it.each(warnings)("no %s without a reason, and no reason without one", async (check) => {
    expect(await objectsOf(`warnings/${check}`)).toEqual(Object.keys(REASONS[check] ?? {}).sort());
  });

  it("reasons for checks that exist alone", () => {
    expect(warnings).toEqual(expect.arrayContaining(Object.keys(REASONS)));
  });
});

describe("a database with faults", () => {
  beforeAll(async () => {
    await run("faults.sql");
  });

  it.each([...errors.map((name) => `errors/${name}`), ...warnings.map((name) => `warnings/${name}`)])(
    "fails %s",
    async (check) => {
      const known = Object.keys(REASONS[path.basename(check)] ?? {});
      expect((await objectsOf(check)).filter((object) => !known.includes(object))).not.toEqual([]);
    },
  );
});
