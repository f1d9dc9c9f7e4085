import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { openScratch } from "../database/scratch";
import { statementsOf } from "./push";

const text = await readFile("docs/operations.md", "utf8");
const blocks = [...text.matchAll(/```sql\n(.*?)```/gs), ...text.matchAll(/`((?:alter|delete|select|update) [^`]+)`/g)];
/** Of extensions that the package of PostgreSQL for tests has not. */
const ELSEWHERE = /\b(?:cron|net|vault)\.|call_site/;
const statements = blocks.flatMap(([, sql = ""]) => statementsOf(sql)).filter((sql) => !ELSEWHERE.test(sql));

let sql: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  return scratch.close;
});

/** Syntax, rights, and names that do not exist. */
const REFUSED = /^42/;

it.each(statements)("an operator may %s", async (statement) => {
  const error = await sql.unsafe(`begin; ${statement}; rollback`).catch((reason: unknown) => reason);
  await sql`rollback`;
  // Placeholders are no ids, and name nobody.
  const code = error instanceof postgres.PostgresError ? error.code : "";
  expect(code).not.toMatch(REFUSED);
});

it("the guide tells an operator to look and to mend", () => {
  expect(statements.length).toBeGreaterThan(10);
});
