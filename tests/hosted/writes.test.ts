import postgres from "postgres";
import { expect, inject, it } from "vitest";
import { copyProject } from "./project";
import { countUnbounded } from "./unbounded-writes";

it.each([
  ["delete from a", 1],
  ["delete from a where true", 0],
  ["delete from a using b where b.id = $1", 0],
  [
    "with taken as (delete from a returning *), other as (update b set c = 1) insert into d select * from taken where taken.e",
    2,
  ],
  ["update a set b = (select c from d where d.e)", 1],
  ["update a set b = $1 where c = interval $2", 0],
  ["insert into a values ($1) on conflict (b) do update set c = 2", 0],
])("finds in %s: %d", async (statement, found) => {
  expect(await countUnbounded(statement)).toBe(found);
});

it.each([
  ["execute 'delete from ' || 'scratch'", "delete from scratch"],
  [
    "with gone as (delete from scratch returning id) insert into scratch select * from gone where id > 0",
    "with gone as",
  ],
  ["update scratch set id = id + 1", "update scratch"],
])("a database is not handed back after a function did %s", async (statement, told) => {
  const { url, stop } = await copyProject(inject("hostedProject") ?? "");
  const sql = postgres(url, { max: 1 });
  await sql`create table scratch (id int)`;
  await sql.unsafe(`create function careless() returns void language plpgsql as $$ begin ${statement}; end $$`);
  await sql`select careless()`;
  // What somebody writes by hand is refused to nobody.
  await sql`delete from scratch`;
  await sql.end();
  await expect(stop()).rejects.toThrow(told);
});
