import type postgres from "postgres";

/** Makes the simulated provider's tables; they survive a restart, as the real one's data would. Idempotent. */
export async function applySimulatorSchema(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
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
    )`);
}
