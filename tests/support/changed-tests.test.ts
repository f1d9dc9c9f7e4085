import { describe, expect, it } from "vitest";
import { addressOf, objectsOf, testsOf } from "./changed-tests";
import { readImporters } from "./import-graph";

const TEXTS: Readonly<Record<string, string>> = {
  "lib/hours/rules.ts": "",
  "lib/hours/rules.test.ts": `import { rule } from "./rules";`,
  "lib/hours/server/queries.ts": `import { rule } from "../rules"; client().rpc("read_hours")`,
  "app/mi-negocio/horario/page.tsx": `import { getHours } from "@/lib/hours/server/queries";`,
  "app/(public)/planes/page.tsx": "",
  "tests/e2e/hours.spec.ts": `await page.goto("/mi-negocio/horario");`,
  "tests/e2e/plans.spec.ts": `await page.goto("/planes");`,
  "tests/integration/panel.test.ts": `fetch(site + "/mi-negocio/horario")`,
  "tests/database/hours.test.ts": "sql`select read_hours()`",
  "tests/hosted/push.test.ts": "pushMigrations()",
  "tests/cluster/changes.test.ts": "startCluster()",
  "tests/database/plans.test.ts": "sql`select read_plans()`",
  "supabase/schemas/1_hours.sql": "create function public.read_hours() returns int language sql as $$ select 1 $$;",
};
const files = Object.keys(TEXTS);
const read = (file: string): string => TEXTS[file] ?? "";
const repository = { files, read, importers: readImporters(files, read) };
const NOTHING = {
  unit: [],
  database: [],
  hosted: [],
  contract: [],
  security: [],
  integration: [],
  site: [],
  cluster: [],
  e2e: [],
};

describe("testsOf", () => {
  it("names the tests that import what has changed, and those that ask for an address of it", () => {
    expect(testsOf(["lib/hours/rules.ts"], repository)).toEqual({
      ...NOTHING,
      unit: ["lib/hours/rules.test.ts"],
      integration: ["tests/integration/panel.test.ts"],
      e2e: ["tests/e2e/hours.spec.ts"],
    });
  });

  it("names the tests that ask a function of changed SQL, and those of the pages that do", () => {
    expect(testsOf(["supabase/schemas/1_hours.sql"], repository)).toEqual({
      ...NOTHING,
      database: ["tests/database/hours.test.ts"],
      hosted: ["tests/hosted/push.test.ts"],
      integration: ["tests/integration/panel.test.ts"],
      e2e: ["tests/e2e/hours.spec.ts"],
    });
  });

  it("names the tests of a cluster for what its nodes tell each other by", () => {
    expect(testsOf(["lib/redis.ts"], repository)).toEqual({ ...NOTHING, cluster: ["tests/cluster/changes.test.ts"] });
  });

  it("names a test that has changed itself", () => {
    expect(testsOf(["tests/e2e/plans.spec.ts"], repository)).toEqual({ ...NOTHING, e2e: ["tests/e2e/plans.spec.ts"] });
  });

  it("names nothing for what no test knows of", () => {
    expect(testsOf(["docs/ai.md"], repository)).toEqual(NOTHING);
  });
});

it.each([
  ["app/(public)/negocio/[slug]/page.tsx", "/negocio/"],
  ["app/mi-negocio/horario/actions.ts", "/mi-negocio/horario"],
  ["app/admin/@dialog/(.)negocios/page.tsx", "/admin"],
  ["app/mi-negocio/horario/_components/week.tsx", "/mi-negocio/horario"],
  ["app/layout.tsx", "/"],
  ["lib/routes.ts", null],
])("the address of %s is %j", (file, address) => {
  expect(addressOf(file)).toBe(address);
});

it("a migration's functions and tables are known by their names", () => {
  expect(objectsOf("create table public.a (x int);\ncreate or replace function private.b() returns int\n")).toEqual([
    "a",
    "b",
  ]);
});
