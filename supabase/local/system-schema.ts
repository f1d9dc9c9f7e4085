import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import type postgres from "postgres";

/** Makes what a hosted project has before its first migration: roles, the schemas auth, storage and extensions, request functions, the
 * realtime publication. Idempotent. No default privileges for the api roles: hosted projects expose nothing by themselves either. */
export async function applySystemSchema(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(
    [ROLES, getAuthSchemaSql(), getStorageSchemaSql(), REQUEST_FUNCTIONS, GRANTS, PUBLICATION].join(";\n"),
  );
}

const ROLES = `
do $$ begin
  if to_regrole('anon') is null then create role anon nologin noinherit; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin noinherit; end if;
  if to_regrole('service_role') is null then create role service_role nologin noinherit bypassrls; end if;
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
end $$;
set search_path = "$user", public, extensions;
create schema if not exists extensions`;

// The same two sources as on hosted: one setting per claim, or all claims as JSON.
const REQUEST_FUNCTIONS = `
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
                  nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email')
$$`;

const GRANTS = `
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant select, insert, update, delete on all tables in schema storage to anon, authenticated, service_role`;

const PUBLICATION = `
do $$ begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$`;
