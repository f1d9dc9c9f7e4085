import type postgres from "postgres";
import { describe, expect, it } from "vitest";
import { ACTION_WORDS } from "@/lib/admin/action-labels";
import { openWorld, PEOPLE } from "./people";

const sql: postgres.Sql = await openWorld();

const functions = await sql<{ name: string; volatile: boolean; body: string; call: string }[]>`
  select p.oid::regprocedure::text as name, p.provolatile = 'v' as volatile, p.prosrc as body,
    -- With the reviewer for its one parameter, and nothing for each of the others.
    format('%s(%s)', p.oid::regproc, (
      select string_agg(case n.name when 'reviewer' then 'reviewer => $1' else format('%I => null::%s', n.name, t.type::regtype) end, ', ')
      from unnest(p.proargnames) with ordinality n (name, place)
        join unnest(p.proargtypes::oid[]) with ordinality t (type, place) using (place)
    )) as call
  from pg_proc p where p.pronamespace = 'public'::regnamespace and 'reviewer' = any (p.proargnames)`;

/** True if it does so itself or in a private function that it calls. */
const does = (body: string, what: string): boolean =>
  body.includes(`private.${what}(`) ||
  functionsOfPrivate.some(({ name, body: inner }) => body.includes(`${name}(`) && inner.includes(`private.${what}(`));

const functionsOfPrivate = await sql<{ name: string; body: string }[]>`
  select 'private.' || p.proname as name, p.prosrc as body from pg_proc p where p.pronamespace = 'private'::regnamespace`;

/** The names of actions as they stand in calls of audit(), or in the "case" that chooses one. */
const actions = [...functions, ...functionsOfPrivate].flatMap(({ body }) =>
  [...body.matchAll(/private\.audit\(reviewer, ([^,]*(?:'[^']*'[^,]*)*),/g)].flatMap(([, action = ""]) =>
    [...action.replaceAll(/\bwhen '\w+'/g, "").matchAll(/'([a-z_]+)'/g)].map(([, name]) => name),
  ),
);

it.each([...new Set(actions)])("%s has words in the trail", (action) => {
  expect(Object.keys(ACTION_WORDS)).toContain(action);
});

/** Had the role, and has it no more. */
const FORMER = PEOPLE.premiumOwner;
await sql`update auth.users set email_confirmed_at = now()`;
await sql`insert into private.admins (user_id) values (${FORMER})`;
await sql`select remove_admin(${PEOPLE.admin}, ${FORMER})`;

describe.each(functions)("$name", ({ body, volatile, call }) => {
  it("asks for the role", () => expect(body).toMatch(/perform private\.require_admin\(reviewer\);/));
  it.each([null, PEOPLE.freeOwner, FORMER])("does nothing for %s, who is no administrator", (reviewer) =>
    expect(sql.unsafe(`select * from ${call}`, [reviewer])).rejects.toMatchObject({
      code: "42501",
      message: "no_es_administrador",
    }),
  );
  it.runIf(volatile)("leaves a row in the trail", () => expect(does(body, "audit")).toBe(true));
});

describe("the trail", () => {
  it("is added to, and changed by nobody", async () => {
    const change = (statement: string) =>
      sql.begin(async (transaction) => {
        await transaction`select private.audit(${PEOPLE.admin}, 'prueba', null, null, null, null)`;
        await transaction.unsafe(statement);
      });
    for (const statement of ["update auditoria set accion = 'x'", "delete from auditoria", "truncate auditoria"]) {
      await expect(change(statement)).rejects.toMatchObject({ code: "42501", message: "auditoria_no_cambia" });
    }
  });

  it("takes rows of administrators alone", async () => {
    for (const person of [null, PEOPLE.freeOwner, PEOPLE.stranger]) {
      await expect(sql`select private.require_admin(${person})`).rejects.toMatchObject({ code: "42501" });
    }
    await sql`select private.require_admin(${PEOPLE.admin})`;
  });
});
