import type postgres from "postgres";
import { beforeAll, expect, it } from "vitest";
import { openScratch } from "./scratch";

/** Of a statement, what follows the word that writes: to its semicolon, or to the bracket that closes the statement around it. */
function clauseFrom(body: string): string {
  let depth = 0;
  for (const [index, char] of [...body].entries()) {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (depth < 0 || (depth === 0 && char === ";")) return body.slice(0, index);
  }
  return body;
}

/** Takes brackets with what stands in them out: a WHERE of a subquery bounds nothing. */
function withoutBrackets(clause: string): string {
  const shorter = clause.replaceAll(/\([^()]*\)/g, "");
  return shorter === clause ? clause : withoutBrackets(shorter);
}

const WRITES = /\bdelete\s+from\s|\bupdate\s+(?:only\s+)?[\w."%]+\s+(?:(?:as\s+)?\w+\s+)?set\s/gi;

/** Returns the UPDATE and DELETE statements without a WHERE, which hosted connections refuse (safeupdate). */
function unboundedWrites(source: string): string[] {
  const body = source.replaceAll(/--[^\n]*/g, "");
  return [...body.matchAll(WRITES)]
    .map(({ index }) => clauseFrom(body.slice(index)))
    .filter((clause) => !/\bwhere\b/i.test(withoutBrackets(clause)));
}

let sql: postgres.Sql;

beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  return scratch.close;
});

it.each([
  ["delete from a;", 1],
  ["delete from a where true;", 0],
  ["with taken as (delete from a returning *) insert into b select * from taken where taken.c;", 1],
  ["update a set b = (select c from d where d.e);", 1],
  ["update a x set b = 1 where x.c; delete\n  from only_this;", 1],
  ["insert into a values (1) on conflict (b) do update set c = 2; -- delete from a;", 0],
  ["select 1 from a for update; create trigger t after update on a", 0],
])("finds in %s", (statement, found) => {
  expect(unboundedWrites(statement)).toHaveLength(found);
});

it("no function writes without a WHERE", async () => {
  const functions = await sql<{ name: string; source: string }[]>`
    select p.oid::regprocedure::text as name, p.prosrc as source
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(functions.length).toBeGreaterThan(100);
  const found = functions.flatMap(({ name, source }) => unboundedWrites(source).map((write) => `${name}: ${write}`));
  expect(found).toEqual([]);
});
