-- Ground rules that every later migration stands on.
--
--   * Nothing is granted unless a migration says so: default privileges are taken away first.
--   * Helpers live in the schema "private", which the API does not expose: of it the API calls nothing by itself, but policies, checks
--     and triggers do, as whoever writes or reads.
--   * Every function that a role of the API may execute says why it is open, and to whom, in the last sentence of its comment; the
--     linter of tests/database demands it.
--   * Extensions live in the schema "extensions".
--
-- Who may do what:
--   ping()   everybody

create schema if not exists extensions;

create extension if not exists unaccent with schema extensions;

create schema private;

revoke all on schema private from public;

grant usage on schema private to anon, authenticated, service_role;

grant usage on schema public, extensions to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;

alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;

-- Every new function is executable by everybody unless this global default is taken away too.
alter default privileges revoke execute on functions from public;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

create extension if not exists btree_gist with schema extensions;

-- The library's settings are only known once it is loaded.
select extensions.similarity('a', 'b');

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at is 'Notes the time of a change. Open to whoever is signed in: a trigger runs it as the owner who writes.';

create function public.ping() returns timestamptz
language sql volatile set search_path = '' as $$ select clock_timestamp() $$;
-- Of the schema "private" the API calls nothing by itself: policies, checks and triggers do, as whoever writes or reads.
comment on function public.ping is 'Answers when the database answers: what the health check measures. Open to everybody: it reads nothing.';

grant execute on function
  private.touch_updated_at()
  to authenticated, service_role;

revoke execute on function
  public.ping()
  from public;

grant execute on function
  public.ping()
  to anon, authenticated, service_role;
