import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorld, PEOPLE } from "./people";

/** Sessions: who is signed in, how long they last, and who ends them. */
const sql = await openWorld();
const [ID, SESSION, OTHER, SOMEBODYS] = [randomUUID(), randomUUID(), randomUUID(), PEOPLE.stranger] as const;
const TOKEN = { sub: ID, session_id: SESSION, role: "authenticated", aud: "authenticated" };

beforeAll(async () => {
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${ID}, 'Quien@example.com', now())`;
  await sql`insert into auth.sessions (id, user_id, user_agent) values (${SESSION}, ${ID}, 'este'), (${OTHER}, ${ID}, 'otro')`;
});
afterAll(() => sql`delete from auth.users where id = ${ID}`);

class TakenBack extends Error {}

/** Returns the answer to a token's holder after a statement, and the database's state; all of it is taken back. */
async function answered(
  question: string,
  {
    before = "select",
    claims = {},
    after = "select",
  }: { before?: string; claims?: Record<string, string>; after?: string },
): Promise<{ rows: readonly postgres.Row[]; left: readonly postgres.Row[] }> {
  const outcome: { rows: readonly postgres.Row[]; left: readonly postgres.Row[] } = { rows: [], left: [] };
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(before);
      await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ ...TOKEN, ...claims })}, true)`;
      await transaction.unsafe("set local role authenticated");
      outcome.rows = await transaction.unsafe(question);
      await transaction.unsafe("reset role");
      outcome.left = await transaction.unsafe(after);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return outcome;
}

const viewerAfter = async (before: string, claims: Record<string, string> = {}): Promise<unknown> =>
  (await answered("select current_viewer() as viewer", { before, claims })).rows[0]?.viewer;

/** The session as it would be had it been opened, and used last, that long ago. */
const aged = (opened: string, used: string): string => `
  update auth.sessions set created_at = now() - interval '${opened}' where id = '${SESSION}';
  set local session_replication_role = replica;
  update auth.sessions set refreshed_at = (now() - interval '${used}') at time zone 'UTC' where id = '${SESSION}';
  set local session_replication_role = origin`;
const ADMINISTERS = `select grant_admin('${ID}'::uuid)`;
const RENEWED = `update auth.sessions set refreshed_at = now() at time zone 'UTC' where id = '${SESSION}'`;

describe("current_viewer", () => {
  it("tells who it is, whether it administers, and the address that it asked for", async () => {
    const viewer = { id: ID, email: "quien@example.com", is_admin: false, new_email: null, new_email_sent_at: null };
    expect(await viewerAfter("select")).toEqual(viewer);
    expect(await viewerAfter(ADMINISTERS)).toEqual({ ...viewer, is_admin: true });
    const change = `update auth.users set email_change = 'b@example.com', email_change_sent_at = '2026-11-22 12:00+00' where id = '${ID}'`;
    expect(await viewerAfter(change)).toMatchObject({
      ...{ new_email: "b@example.com", new_email_sent_at: expect.stringContaining("2026-11-22T12:00:00") },
    });
  });

  it.each([
    ["29 days without use", aged("179 days", "29 days")],
    ["an administrator's 11 hours", `${ADMINISTERS};${aged("6 days", "11 hours")}`],
  ])("is somebody after %s", async (_case, before) => {
    expect(await viewerAfter(before)).toMatchObject({ id: ID });
  });

  it.each([
    ["has ended its session", `delete from auth.sessions where id = '${SESSION}'`, {}],
    ["has outlived it", `update auth.sessions set not_after = now() where id = '${SESSION}'`, {}],
    ["brings somebody else's session", "select", { session_id: SOMEBODYS }],
    ["brings no session", "select", { session_id: "" }],
    ["brings a token that is meant for somebody else", "select", { aud: "otro" }],
    ["brings a token that is meant for nobody", "select", { aud: "" }],
    ["has not confirmed the address", `update auth.users set email_confirmed_at = null where id = '${ID}'`, {}],
    ["is banned", `update auth.users set banned_until = now() + interval '1 day' where id = '${ID}'`, {}],
    ["is gone", `delete from auth.users where id = '${ID}'`, {}],
    ["was away for 30 days", aged("60 days", "30 days"), {}],
    ["was away for 30 days and renews", `${aged("60 days", "30 days")};${RENEWED}`, {}],
    ["signed in 180 days ago", aged("180 days", "1 minute"), {}],
    ["administers, and was away for 12 hours", `${ADMINISTERS};${aged("1 day", "12 hours")}`, {}],
    ["administers, was away and renews", `${ADMINISTERS};${aged("1 day", "12 hours")};${RENEWED}`, {}],
    ["administers, and signed in 7 days ago", `${ADMINISTERS};${aged("7 days", "1 minute")}`, {}],
  ])("is nobody who %s", async (_case, before, claims) => {
    expect(await viewerAfter(before, claims)).toBeNull();
  });
});

describe("has_recent_proof", () => {
  const isProved = async (before: string, claims: Record<string, string> = {}): Promise<unknown> =>
    (await answered("select has_recent_proof() as proved", { before, claims })).rows[0]?.proved;

  it.each([
    ["opened nine minutes ago", aged("9 minutes", "9 minutes"), {}, true],
    ["opened ten minutes ago", aged("10 minutes", "10 minutes"), {}, false],
    ["opened an hour ago and renewed now", `${aged("1 hour", "1 hour")};${RENEWED}`, {}, false],
    ["that has ended", `delete from auth.sessions where id = '${SESSION}'`, {}, false],
    ["of somebody else", "select", { session_id: SOMEBODYS }, false],
    ["that is none", "select", { session_id: "" }, false],
  ])("by a session %s", async (_case, before, claims, expected) => {
    expect(await isProved(before, claims)).toBe(expected);
  });
});

describe("a token whose session has ended", () => {
  const ENDED = `delete from auth.sessions where id = '${SESSION}'`;

  it.each([
    ["a profile", "select from profiles"],
    ["a private column", "select email from negocio_privado"],
    ["what waits for approval", "select from negocios where is_approved is null"],
    ["orders", "select id from ordenes"],
  ])("reads %s no more", async (_case, question) => {
    expect((await answered(question, { before: ADMINISTERS })).rows).not.toEqual([]);
    expect((await answered(question, { before: `${ADMINISTERS};${ENDED}` })).rows).toEqual([]);
  });

  it("changes nothing", async () => {
    const mine = `update negocios set user_id = '${ID}', escritor = 'administracion' where slug = 'profesional'`;
    const edit = `select edit_own_business((select id from negocios where slug = 'profesional'), '{"descripcion": "Otra"}') as done`;
    expect((await answered(edit, { before: mine })).rows).not.toEqual([]);
    await expect(answered(edit, { before: `${mine};${ENDED}` })).rejects.toMatchObject({ code: "42501" });
  });

  it("is asked for by every policy and function: none believes the token alone", async () => {
    const [asking] = await sql`
      select
        (select array_agg(p.oid::regproc::text order by 1) from pg_proc p
          where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosrc ~ 'auth\\.(uid|jwt|email|role)\\(') as functions,
        (select array_agg(policyname::text) from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~ 'auth\\.') as policies`;
    expect(asking).toEqual({ functions: ["private.session_id", "private.viewer"], policies: null });
  });
});

describe("one's own sessions", () => {
  const LEFT = `select id from auth.sessions where user_id in ('${ID}', '${PEOPLE.stranger}')`;
  const endedBy = async (call: string, claims: Record<string, string> = {}) => {
    const { left } = await answered(`select ${call}`, { claims, after: LEFT });
    return [SESSION, OTHER, SOMEBODYS].filter((id) => !left.some((row) => row.id === id));
  };

  it("are listed while they last, this one first", async () => {
    const list = "select id, user_agent, is_current from list_own_sessions()";
    const [own, other] = [
      { id: SESSION, user_agent: "este", is_current: true },
      { id: OTHER, user_agent: "otro", is_current: false },
    ];
    expect((await answered(list, {})).rows).toEqual([own, other]);
    const outlived = `update auth.sessions set not_after = now() where id = '${OTHER}'`;
    expect((await answered(list, { before: outlived })).rows).toEqual([own]);
    expect((await answered(list, { claims: { session_id: "" } })).rows).toEqual([]);
  });

  it("end one by one, or all but this one, and nobody else's", async () => {
    expect(await endedBy(`end_own_sessions('${OTHER}')`)).toEqual([OTHER]);
    expect(await endedBy("end_own_sessions()")).toEqual([OTHER]);
    expect(await endedBy(`end_own_sessions('${SOMEBODYS}')`)).toEqual([]);
    expect(await endedBy("end_own_sessions()", { session_id: "" })).toEqual([]);
  });

  it("are ended by an administrator, by the address", async () => {
    const end = (email: string) => sql`select end_account_sessions(${PEOPLE.admin}, ${email}) as ended`;
    expect(await end("nadie@example.com")).toEqual([{ ended: false }]);
    expect(await end(" ProOwner@example.com")).toEqual([{ ended: true }]);
    expect(await sql`select from auth.sessions where user_id = ${PEOPLE.proOwner}`).toEqual([]);
    expect(await sql`select persona, entidad from auditoria where accion = 'sesiones_cerradas'`).toEqual([
      { persona: PEOPLE.admin, entidad: `cuenta ${PEOPLE.proOwner}` },
    ]);
  });
});
