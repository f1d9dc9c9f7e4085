import { randomUUID } from "node:crypto";
import bcrypt from "bcryptjs";
import type postgres from "postgres";

/** Rounds as the library has them, whose variable this is: fewer are for tests, which sign in by the hundred. */
// biome-ignore lint/style/noProcessEnv: the library reads it in the same way.
const BCRYPT_ROUNDS = Number(process.env.LITE_AUTH_BCRYPT_COST || 10);

export interface UserRow {
  readonly id: string;
  readonly aud: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Record<string, unknown> | null;
  readonly raw_user_meta_data: Record<string, unknown> | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface NewUser {
  readonly email: string;
  readonly password?: string;
  readonly isConfirmed: boolean;
  readonly appMetadata?: Record<string, unknown>;
  readonly userMetadata?: Record<string, unknown>;
}

export const EMAIL_APP_METADATA = { provider: "email", providers: ["email"] };

export const hashPassword = (password: string): Promise<string> => bcrypt.hash(password, BCRYPT_ROUNDS);

export async function findUserByEmail(sql: postgres.Sql, email: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from auth.users where email = ${email.toLowerCase()}`;
  return row ?? null;
}

/** @returns null when the address is taken. */
export async function createUser(sql: postgres.Sql, user: NewUser): Promise<UserRow | null> {
  const id = randomUUID();
  const email = user.email.toLowerCase();
  const hash = user.password === undefined ? null : await hashPassword(user.password);
  const appMetadata = { ...EMAIL_APP_METADATA, ...user.appMetadata };
  return sql.begin(async (transaction) => {
    const [row] = await transaction<UserRow[]>`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
      values (${id}, ${email}, ${hash}, ${user.isConfirmed ? new Date() : null},
        ${JSON.stringify(appMetadata)}::text::jsonb, ${JSON.stringify(user.userMetadata ?? {})}::text::jsonb)
      on conflict do nothing
      returning *`;
    if (!row) return null;
    await transaction`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (${randomUUID()}, 'email', ${id}, ${id},
        jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', ${user.isConfirmed}::boolean))`;
    return row;
  });
}

/** Ends the sessions of a user, with their refresh tokens, and those that a code would open. @param except the session that goes on. */
export async function endSessions(sql: postgres.Sql, userId: string, except: string | null): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id is distinct from ${except}::uuid`;
  await sql`delete from auth.flow_state where user_id = ${userId}`;
}

/** The user as the API shows it; tokens and the password stay inside. */
export function userJson(row: UserRow) {
  const { raw_app_meta_data, raw_user_meta_data, email_confirmed_at, last_sign_in_at, confirmation_sent_at } = row;
  return {
    id: row.id,
    aud: row.aud ?? "authenticated",
    role: row.role ?? "authenticated",
    email: row.email ?? "",
    phone: "",
    app_metadata: raw_app_meta_data ?? {},
    user_metadata: raw_user_meta_data ?? {},
    ...(email_confirmed_at && { email_confirmed_at, confirmed_at: email_confirmed_at }),
    ...(confirmation_sent_at && { confirmation_sent_at }),
    ...(last_sign_in_at && { last_sign_in_at }),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: false,
  };
}
