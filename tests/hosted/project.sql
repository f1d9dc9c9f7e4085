-- What a hosted project has before its first migration, as far as rights go. Run by supabase_admin, after the system schema. What
-- supautils adds there cannot be had here: postgres may drop triggers and write policies on tables of accounts and pictures, may make
-- extensions that are not trusted, and may not alter the roles below.

-- Roles: only supabase_admin is a superuser, and is nobody's.
alter role anon inherit;
alter role authenticated inherit;
alter role service_role inherit;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit;
create role supabase_storage_admin login noinherit;
create role dashboard_user createdb createrole replication;
create role pgbouncer login;
grant anon, authenticated, service_role to authenticator;
grant authenticator to supabase_storage_admin;
grant anon, authenticated, service_role, authenticator, pg_monitor, pg_read_all_data, pg_signal_backend to postgres with admin option;
grant pg_create_subscription to postgres;
grant set on parameter session_replication_role to postgres;

-- Limits and settings, from login on.
alter role postgres set search_path = "$user", public, extensions;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';
alter role supabase_storage_admin set search_path = storage;

-- Extensions.
alter schema extensions owner to postgres;
alter default privileges in schema extensions grant all on tables to postgres with grant option;
alter default privileges in schema extensions grant all on routines to postgres with grant option;
create extension "uuid-ossp" schema extensions;
create extension pgcrypto schema extensions;
create extension pg_stat_statements schema extensions;

-- Whatever is made in "public" is open to everybody, as with "Default privileges for new entities": new projects have it off, as the
-- embedded backend, so that this is the harder case.
alter default privileges for role postgres, supabase_admin in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role postgres, supabase_admin in schema public grant all on functions to postgres, anon, authenticated, service_role;

-- Accounts belong to their own service. postgres may do everything in their tables, and neither own, alter nor add any.
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
alter table auth.sessions drop constraint sessions_aal_check, alter aal type auth.aal_level using aal::auth.aal_level;
alter table auth.users add instance_id uuid, alter aud drop default, alter role drop default;
grant all on schema auth to supabase_auth_admin, dashboard_user;
grant usage on schema auth to postgres;
grant usage on type auth.aal_level to postgres;

-- So do pictures.
create table storage.migrations (id int primary key, name varchar(100) not null unique);
grant all on schema storage to supabase_storage_admin;
grant usage on schema storage to postgres with grant option;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to postgres with grant option;
revoke all on storage.migrations from anon, authenticated, service_role, postgres;

do $$
declare
  thing record;
begin
  for thing in
    select c.oid::regclass::text as name, 'table' as kind, c.relnamespace::regnamespace::text as place
    from pg_class c where c.relkind = 'r' and c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace)
    union all
    select p.oid::regprocedure::text, 'function', p.pronamespace::regnamespace::text
    from pg_proc p where p.pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    if thing.place = 'auth' then
      execute format('grant all on %s %s to postgres, dashboard_user', thing.kind, thing.name);
      if thing.kind = 'table' then
        execute format('alter table %s enable row level security', thing.name);
        execute format('grant select on %s to postgres with grant option', thing.name);
      end if;
    end if;
    execute format('alter %s %s owner to supabase_%s_admin', thing.kind, thing.name, thing.place);
  end loop;
end $$;
alter publication supabase_realtime owner to postgres;
