import postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { MIGRATIONS_FOLDER } from "@/supabase/local/migrations";
import { readReleases } from "@/supabase/local/releases";
import { createDatabase } from "@/supabase/local/schema-plan";
import { readQuestions, refusedQuestions } from "./former-build";
import { openScratchCluster } from "./scratch";

const { released } = await readReleases();
let sql: postgres.Sql;
let former: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratchCluster();
  sql = scratch.sql;
  const url = await createDatabase(scratch.url, "former", MIGRATIONS_FOLDER, released);
  former = postgres(url, { max: 1, onnotice: () => undefined });
  return async () => {
    await former.end();
    await scratch.close();
  };
});

describe("the build that is released", () => {
  it("finds all that it may ask for in the schema of the next", async () => {
    expect((await readQuestions(former)).length).toBeGreaterThan(200);
    expect(await refusedQuestions(former, sql)).toEqual([]);
  });

  const table =
    "create table public.asked (id int primary key, name text, age int); grant select, insert on public.asked to anon";
  const ask = (args: string) =>
    `create function public.ask(${args}) returns int language sql as 'select 1'; grant execute on function public.ask to anon`;

  it.each([
    ["a column that is gone", table, "alter table asked drop column age", /column "age" does not exist/],
    ["a column of another type", table, "alter table asked alter age type text", /COALESCE types/],
    ["a right that is gone", table, "revoke select on asked from anon", /permission denied/],
    ["a new column without a default", table, "alter table asked add born date not null", /asked.born has no default/],
    ["an argument that is demanded", ask("a int"), `drop function ask; ${ask("a int, b int")}`, /does not exist/],
    ["nothing of a new column", table, "alter table asked add born date", /^$/],
    ["nothing of a new argument", ask("a int"), `drop function ask; ${ask("a int, b int default 1")}`, /^$/],
    [
      "nothing of a column that it has retired",
      `${table}; comment on column asked.age is 'Retired.'`,
      "alter table asked drop column age",
      /^$/,
    ],
  ])("would miss %s", async (_case, before, change, problems) => {
    await Promise.all([former.unsafe(before), sql.unsafe(`${before}; ${change}`)]);
    const refused = await refusedQuestions(former, sql);
    const undo = "drop table if exists asked; drop function if exists ask";
    await Promise.all([former.unsafe(undo), sql.unsafe(undo)]);
    expect(refused.join("\n")).toMatch(problems);
  });
});
