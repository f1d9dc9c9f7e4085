import { createHash, randomBytes, randomUUID } from "node:crypto";
import type postgres from "postgres";
import { confirmationLink, mailText } from "@/supabase/local/auth/mail-texts";
import type { UserRow } from "@/supabase/local/auth/users";
import type { Mailbox } from "@/supabase/local/mailbox";

/** A hosted project marks links that were asked for with a PKCE challenge in this way. */
export const PKCE_PREFIX = "pkce_";

interface Links {
  readonly sql: postgres.Sql;
  readonly mailbox: Mailbox;
  readonly siteUrl: string;
}

interface Request {
  readonly user: UserRow;
  readonly kind: "confirmation" | "magicLink" | "recovery";
  /** Of PKCE, by S256. */
  readonly challenge: string | null;
  readonly redirectTo: string | null;
}

export async function sendLink(links: Links, request: Request): Promise<void> {
  const { user, kind, challenge, redirectTo } = request;
  if (!user.email) return;
  const token = await issueToken(links.sql, user.id, kind);
  if (challenge) await rememberChallenge(links.sql, token, kind, challenge);
  const tokenHash = challenge ? PKCE_PREFIX + token : token;
  const link = confirmationLink({ siteUrl: links.siteUrl, kind, tokenHash, redirectTo });
  await links.mailbox.send({ to: user.email, ...mailText(kind, link) });
}

/** Hash of a link's token, which is all that the database keeps: whoever reads it there opens nothing. */
export const storedToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Issues a token, which ends the one before; as long as a key instead of a short code, so guessing is hopeless. */
export async function issueToken(sql: postgres.Sql, userId: string, kind: Request["kind"]): Promise<string> {
  const token = randomBytes(32).toString("hex");
  if (kind === "confirmation") {
    await sql`update auth.users set confirmation_token = ${storedToken(token)}, confirmation_sent_at = now() where id = ${userId}`;
  } else {
    await sql`update auth.users set recovery_token = ${storedToken(token)}, recovery_sent_at = now() where id = ${userId}`;
  }
  return token;
}

/** The state of a flow whose link has not been clicked yet; see pkce.ts. */
export const pendingFlow = (token: string): string => `pending:${storedToken(token)}`;

async function rememberChallenge(
  sql: postgres.Sql,
  token: string,
  kind: Request["kind"],
  challenge: string,
): Promise<void> {
  await sql`delete from auth.flow_state where created_at < now() - interval '1 day'`;
  await sql`
    insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type)
    values (${randomUUID()}, ${pendingFlow(token)}, ${kind}, ${challenge}, 's256', 'email')`;
}
