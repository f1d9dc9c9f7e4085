import type postgres from "postgres";

/** Set for one transaction by the server when it vouches for an address itself. */
const KEEPS_PASSWORD = "embedded.keeps_password";

/**
 * Whoever signs up with an address of somebody else chooses a password for it. So a password set before the first
 * confirmation is dropped when the address is first confirmed by a link, and so is what was said about the person.
 * In the database, because every kind of link ends there. The trigger takes the place of the migrations' one of the same
 * name, which has to guess whether a server vouches. Idempotent.
 */
export async function installFirstConfirmation(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create or replace trigger drop_unproved before update of email_confirmed_at on auth.users for each row
    when (old.email_confirmed_at is null and new.email_confirmed_at is not null
      and coalesce(current_setting('${KEEPS_PASSWORD}', true), '') <> 'on')
    execute function private.drop_unproved();
    drop function if exists embedded.drop_unproved()`);
}

/** For a transaction in which the server confirms an address: the password stays. */
export async function keepPassword(transaction: postgres.TransactionSql): Promise<void> {
  await transaction`select set_config(${KEEPS_PASSWORD}, 'on', true)`;
}
