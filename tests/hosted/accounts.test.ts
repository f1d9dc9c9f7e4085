import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { BUSINESSES, insertWorld, PEOPLE } from "../database/people";
import { openScratch } from "../database/scratch";
import { addressWith } from "../support/copy-database";

/** The service of accounts (Auth) is a login of its own, which owns its tables and sees none of ours. */
let auth: postgres.Sql;
let sql: postgres.Sql;
beforeAll(async () => {
  const scratch = await openScratch(insertWorld);
  sql = scratch.sql;
  auth = postgres(addressWith(scratch.url, { username: "supabase_auth_admin" }), { max: 1 });
  return async () => {
    await auth.end();
    await scratch.close();
  };
});

let id: string;
let session: string;
beforeEach(async () => {
  [id, session] = [randomUUID(), randomUUID()];
  await auth`
    insert into users (id, email, aud, role, encrypted_password, created_at)
    values (${id}, ${`${id}@example.com`}, 'authenticated', 'authenticated', 'hash', now() - interval '1 minute')`;
  await auth`insert into sessions (id, user_id, aal) values (${session}, ${id}, 'aal1')`;
});

it("has rights on none of our tables, and executes none of our functions but the open ones", async () => {
  await expect(auth`select from public.negocios`).rejects.toThrow("permission denied");
  await expect(auth`select private.fold('a')`).rejects.toThrow("permission denied");
});

it("confirms an address, whereupon a password that was chosen before is dropped with its sessions", async () => {
  await auth`update users set email_confirmed_at = now() where id = ${id}`;
  expect(await auth`select encrypted_password from users where id = ${id}`).toEqual([{ encrypted_password: null }]);
  expect(await auth`select from sessions where user_id = ${id}`).toEqual([]);
});

it("changes a password, whereupon links end and a mail tells of it", async () => {
  await auth`update users set email_confirmed_at = now() where id = ${id}`;
  await auth`update users set recovery_token = 'aaaaaaaaaaaaaaaaaaaaaaaa' where id = ${id}`;
  await auth`update users set encrypted_password = 'other' where id = ${id}`;
  expect(await auth`select recovery_token from users where id = ${id}`).toEqual([{ recovery_token: "" }]);
  expect(await sql`select tipo from correos where para = ${`${id}@example.com`}`).toHaveLength(1);
});

it("renews a session, but not one that had ended", async () => {
  await auth`update sessions set refreshed_at = now() at time zone 'UTC' where id = ${session}`;
  expect(await auth`select not_after from sessions where id = ${session}`).toEqual([{ not_after: null }]);
  await auth`update sessions set created_at = now() - interval '181 days' where id = ${session}`;
  await auth`update sessions set refreshed_at = now() at time zone 'UTC' where id = ${session}`;
  expect(await auth`select not_after < now() as ended from sessions where id = ${session}`).toEqual([{ ended: true }]);
});

it("deletes an account, whose sessions go with it and whose business stays without an owner", async () => {
  await auth`delete from users where id = ${PEOPLE.freeOwner}`;
  expect(await auth`select from sessions where user_id = ${PEOPLE.freeOwner}`).toEqual([]);
  expect(await sql`select user_id from negocios where id = ${BUSINESSES.free}`).toEqual([{ user_id: null }]);
});
