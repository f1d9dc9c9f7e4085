import type postgres from "postgres";

/** Set for one transaction by the server when it vouches for an address itself. */
const KEEPS_PASSWORD = "embedded.keeps_password";

/** Drops a password and data that were set before an address was first confirmed by a link: a stranger may have chosen them. In the
 * database, because every kind of link ends there; replaces the migrations' trigger, which has to guess whether a server vouches.
 * Idempotent. */
export async function installFirstConfirmation(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create or replace trigger drop_unproved before update of email_confirmed_at on auth.users for each row
    when (old.email_confirmed_at is null and new.email_confirmed_at is not null
      and coalesce(current_setting('${KEEPS_PASSWORD}', true), '') <> 'on')
    execute function private.drop_unproved();
    drop function if exists embedded.drop_unproved()`);
}

/** Keeps the password, for a transaction in which the server confirms an address. */
export async function keepPassword(transaction: postgres.TransactionSql): Promise<void> {
  await transaction`select set_config(${KEEPS_PASSWORD}, 'on', true)`;
}
