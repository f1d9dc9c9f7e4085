-- Ground rules that every later migration stands on.
--
--   * Nothing is granted unless a migration says so: default privileges are taken away first.
--   * Helpers live in the schema "private", which the API does not expose.
--   * Extensions live in the schema "extensions".
--
-- Who may do what:
--   private.admins        service_role through grant_admin(); read by private.is_admin()
--   ping()                anon, authenticated, service_role

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

-- ---------------------------------------------------------------- administrators

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table private.admins enable row level security;
revoke all on private.admins from public, anon, authenticated, service_role;
comment on table private.admins is 'Users with the administrator role. The role is a row here, never a claim in a token: removing the row ends it at once.';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = (select auth.uid()))
$$;
grant execute on function private.is_admin() to anon, authenticated, service_role;

create function public.grant_admin(admin_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.admins (user_id) values (admin_id) on conflict do nothing
$$;
revoke execute on function public.grant_admin(uuid) from public, anon, authenticated;
grant execute on function public.grant_admin(uuid) to service_role;
comment on function public.grant_admin is 'Makes a user an administrator. Server only.';

-- ---------------------------------------------------------------- text

create function private.fold(input text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select lower(extensions.unaccent('extensions.unaccent'::regdictionary, input))
$$;
grant execute on function private.fold(text) to anon, authenticated, service_role;
comment on function private.fold is 'Lower case without accents: the form in which texts are compared.';

create function private.words(input text) returns text
language sql immutable parallel safe strict set search_path = '' as $$
  select btrim(regexp_replace(private.fold(input), '[^a-z0-9]+', ' ', 'g'))
$$;
grant execute on function private.words(text) to anon, authenticated, service_role;
comment on function private.words is 'The folded words of a text, separated by single spaces; punctuation is gone.';

-- ---------------------------------------------------------------- housekeeping

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
grant execute on function private.touch_updated_at() to authenticated, service_role;

create function public.ping() returns timestamptz
language sql volatile set search_path = '' as $$ select clock_timestamp() $$;
grant execute on function public.ping() to anon, authenticated, service_role;
comment on function public.ping is 'Answers when the database answers: what the health check measures.';
