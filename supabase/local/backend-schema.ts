import type postgres from "postgres";

/** Setting by which the server vouches for an address itself, in one transaction. */
export const KEEPS_PASSWORD = "embedded.keeps_password";

/** Makes what the backend keeps for itself, in a schema beyond API roles. Idempotent. */
export async function applyBackendSchema(sql: postgres.Sql): Promise<void> {
  await sql.unsafe([SCHEMA, MAILBOX, JOBS, SIMULATOR, PASSWORD_CHANGES, FIRST_CONFIRMATION, DELETIONS].join(";\n"));
}

const SCHEMA = `
create schema if not exists embedded;
revoke all on schema embedded from public`;

const MAILBOX = `
create table if not exists embedded.mails (
  id uuid primary key default gen_random_uuid(),
  position bigint generated always as identity,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create index if not exists mails_recipient on embedded.mails (recipient, position desc)`;

const JOBS = `
do $schema$
begin
  if to_regclass('embedded.job_runs') is null then
    create table embedded.job_runs (job text primary key, day date not null);
    -- In a database that was made just now nothing is overdue: its first visitors need not wait for that.
    insert into embedded.job_runs values ('daily', (now() at time zone 'America/Mexico_City')::date);
  end if;
end
$schema$`;

/** The simulated payment provider's memory survives a restart, as the real one's would. */
const SIMULATOR = `
create table if not exists embedded.simulator_preferences (
  id text primary key,
  idempotency_key text unique,
  merchant_order bigint generated always as identity (start with 700000001),
  body jsonb not null,
  created_at timestamptz not null default now()
);
create table if not exists embedded.simulator_payments (
  id bigint generated always as identity (start with 90000000001) primary key,
  preference_id text references embedded.simulator_preferences (id),
  voucher text,
  state jsonb not null
);
create index if not exists simulator_payments_reference
  on embedded.simulator_payments ((state ->> 'external_reference'));
create index if not exists simulator_payments_preference on embedded.simulator_payments (preference_id);
create table if not exists embedded.simulator_refunds (
  idempotency_key text primary key,
  response jsonb not null
)`;

/** Browsers that were known before a password changed are strangers again. */
const PASSWORD_CHANGES = `
create table if not exists embedded.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  at timestamptz not null
);
create or replace function embedded.note_password_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into embedded.password_changes (user_id, at) values (new.id, clock_timestamp())
  on conflict (user_id) do update set at = excluded.at;
  return null;
end $$;
create or replace trigger note_password_change after update of encrypted_password on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function embedded.note_password_change()`;

/** Drops a password and data that were set before an address was first confirmed by a link: a stranger may have chosen them. In the
 * database, because every kind of link ends there; replaces the migrations' trigger, which has to guess whether a server vouches. */
const FIRST_CONFIRMATION = `
create or replace trigger drop_unproved before update of email_confirmed_at on auth.users for each row
when (old.email_confirmed_at is null and new.email_confirmed_at is not null
  and coalesce(current_setting('${KEEPS_PASSWORD}', true), '') <> 'on')
execute function private.drop_unproved()`;

/** Accounts and businesses that are gone, until the list beside the backups has them: a restore deletes them again. */
const DELETIONS = `
create table if not exists embedded.deletions (
  kind text not null,
  id uuid not null,
  at timestamptz not null default now(),
  primary key (kind, id)
);
create or replace function embedded.note_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into embedded.deletions (kind, id) values (tg_argv[0], old.id) on conflict do nothing;
  else
    insert into embedded.deletions (kind, id) values (tg_argv[0], new.negocio_id) on conflict do nothing;
  end if;
  perform pg_notify('respaldos', '');
  return null;
end $$;
create or replace trigger note_deletion after delete on auth.users for each row
  execute function embedded.note_deletion('account');
create or replace trigger note_deletion after delete on public.negocios for each row
  execute function embedded.note_deletion('business');
create or replace trigger note_deletion after insert on public.auditoria for each row
  when (new.accion = 'dueno_elimino') execute function embedded.note_deletion('owner')`;
