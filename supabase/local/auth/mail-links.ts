import { createHash, randomBytes, randomUUID } from "node:crypto";
import type postgres from "postgres";
import type { AuthContext } from "@/supabase/local/auth/auth-route";
import { confirmationLink, mailText } from "@/supabase/local/auth/mail-texts";
import type { UserRow } from "@/supabase/local/auth/users";

/** A hosted project marks links that were asked for with a PKCE challenge in this way. */
export const PKCE_PREFIX = "pkce_";

/** Path at which links end; supabase/config.toml names it for a hosted project. */
const END = "/auth/callback";

interface Request {
  readonly user: UserRow;
  readonly kind: "confirmation" | "magicLink" | "recovery";
  /** Of PKCE, by S256. */
  readonly challenge: string | null;
  readonly redirectTo: string | null;
}

export async function sendLink({ sql, mailbox, siteUrl }: AuthContext, request: Request): Promise<void> {
  const { user, kind, challenge, redirectTo } = request;
  if (!user.email) return;
  const token = await issueToken(sql, user.id, kind);
  if (challenge) await rememberChallenge(sql, token, kind, challenge);
  const tokenHash = challenge ? PKCE_PREFIX + token : token;
  const link = confirmationLink({ siteUrl, kind, tokenHash, redirectTo });
  await mailbox.send({ to: user.email, ...mailText(kind, link) });
}

/** The address to return to if it is the one of this site that links may end at, whatever its query says; null for anything else. */
export function ownRedirect(candidate: string | null, siteUrl: string): string | null {
  if (!candidate || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.origin + url.pathname === new URL(siteUrl).origin + END ? url.href : null;
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

/** The state of a flow whose link has not been clicked yet; see verify-routes.ts. */
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
