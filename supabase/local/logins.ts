import { randomBytes } from "node:crypto";
import type postgres from "postgres";

const LOGINS = {
  authenticator: "anon, authenticated, service_role",
  visitor: "anon, authenticated",
};
type Login = keyof typeof LOGINS;

const NAMES = Object.keys(LOGINS).join(", ");

const loginSql = (login: Login, password: string): string => `
  do $$ begin if to_regrole('${login}') is null then create role ${login}; end if; end $$;
  alter role ${login} login noinherit nosuperuser nocreatedb nocreaterole nobypassrls password '${password}';
  grant ${LOGINS[login]} to ${login};`;

/** The library looks for bucket, object and account of a request by itself. It does without the latter two, of which row security shows none. */
const LOOKUPS = `
  grant usage on schema auth, storage to ${NAMES};
  grant select on storage.buckets, storage.objects, auth.users, auth.sessions to ${NAMES};
  drop policy if exists logins on storage.buckets;
  create policy logins on storage.buckets for select to ${NAMES} using (true);
  alter table auth.users enable row level security;
  alter table auth.sessions enable row level security`;

/** Makes the logins, none a superuser's, with passwords of this start. @param url of a superuser @returns one each */
export async function makeLogins(sql: postgres.Sql, url: string): Promise<Readonly<Record<Login, string>>> {
  const passwords = { authenticator: randomBytes(24).toString("hex"), visitor: randomBytes(24).toString("hex") };
  const urlOf = (username: Login) => Object.assign(new URL(url), { username, password: passwords[username] }).href;
  await sql.unsafe(
    [loginSql("authenticator", passwords.authenticator), loginSql("visitor", passwords.visitor), LOOKUPS].join("\n"),
  );
  return { authenticator: urlOf("authenticator"), visitor: urlOf("visitor") };
}
