import type postgres from "postgres";

/** Makes the mailbox, days of jobs and the feed of realtime, in a schema beyond API roles. Idempotent. */
export async function applyBackendSchema(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists embedded;
    revoke all on schema embedded from public;
    create table if not exists embedded.mails (
      id uuid primary key default gen_random_uuid(),
      position bigint generated always as identity,
      recipient text not null,
      subject text not null,
      text text not null,
      html text not null,
      sent_at timestamptz not null default now()
    );
    create index if not exists mails_recipient on embedded.mails (recipient, position desc);
    do $schema$
    begin
      if to_regclass('embedded.job_runs') is null then
        create table embedded.job_runs (job text primary key, day date not null);
        -- In a database that was made just now nothing is overdue: its first visitors need not wait for that.
        insert into embedded.job_runs values ('daily', (now() at time zone 'America/Mexico_City')::date);
      end if;
    end
    $schema$`);
}
