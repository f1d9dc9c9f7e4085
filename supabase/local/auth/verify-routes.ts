import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { z } from "zod";
import { type AuthContext, type AuthRoute, authError } from "@/supabase/local/auth/auth-route";
import { HALF_CONFIRMED, takeChangeLink } from "@/supabase/local/auth/email-change";
import { ownRedirect, PKCE_PREFIX, pendingFlow, storedToken } from "@/supabase/local/auth/mail-links";
import { type ApiRequest, jsonBody, seeOther, withJson } from "@/supabase/local/http";
import { PUBLISHABLE_KEY } from "@/supabase/local/secrets";

const PATH = "/auth/v1/verify";
const CHANGE = "email_change";
const EXPIRED = {
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
};
const sessionSchema = z.object({ refresh_token: z.string(), user: z.object({ id: z.string() }) });

/** The token of a mailed link; the library knows neither the type "email" nor links asked for with a PKCE challenge. */
export const verify: AuthRoute = async ({ sql, lite }, request) => {
  const { token_hash, ...others } = jsonBody(request);
  if (!token_hash === !others.token || (token_hash && others.email)) {
    return authError(400, "validation_failed", "Verify requires a token hash alone, or a token with its address");
  }
  const tokenHash = typeof token_hash === "string" ? token_hash.replace(PKCE_PREFIX, "") : undefined;
  const type = knownType(others.type);
  if (type !== CHANGE) {
    return lite(withJson(request, { ...others, type, token_hash: tokenHash && storedToken(tokenHash) }));
  }
  if (await takeChangeLink(sql, tokenHash ?? "")) return Response.json({ code: "200", msg: HALF_CONFIRMED });
  // By its link alone: the library would take the code of one address for both.
  return lite(withJson(request, { type: CHANGE, token_hash: tokenHash }));
};

/** A link that a browser follows to the API itself. */
export const click: AuthRoute = async (context, request) => {
  const { url: asked } = request;
  const type = knownType(asked.searchParams.get("type"));
  const token = asked.searchParams.get("token") ?? "";
  // A change has no challenge: a link that is called one would pass by what follows.
  const isForCode = token.startsWith(PKCE_PREFIX) && type !== CHANGE;
  if (isForCode) return redeemForCode(context, request, token.slice(PKCE_PREFIX.length), type);
  if (type === CHANGE && (await takeChangeLink(context.sql, token))) {
    const back = endOf(asked, context);
    back.hash = new URLSearchParams({ message: HALF_CONFIRMED }).toString();
    return seeOther(back.href);
  }
  const url = new URL(asked);
  url.searchParams.set("type", type);
  if (type !== CHANGE) url.searchParams.set("token", storedToken(token));
  return context.lite({ ...request, url });
};

const endOf = (asked: URL, { siteUrl }: AuthContext): URL =>
  new URL(ownRedirect(asked.searchParams.get("redirect_to"), siteUrl) ?? siteUrl);

const knownType = (type: unknown): string => (type === "email" ? "magiclink" : String(type ?? ""));

/** Verifies the token and hands the browser a code, which only the one who asked can exchange for a session. */
async function redeemForCode(
  context: AuthContext,
  request: ApiRequest,
  token: string,
  type: string,
): Promise<Response> {
  const back = endOf(request.url, context);
  const headers = new Headers({ apikey: PUBLISHABLE_KEY });
  const asked = { ...request, method: "POST", url: new URL(PATH, request.url), headers };
  const verified = await context.lite(withJson(asked, { token_hash: storedToken(token), type }));
  const session = verified.ok ? sessionSchema.safeParse(await verified.json()) : null;
  const code = session?.success ? await issueCode(context.sql, token, session.data) : null;
  const outcome: Readonly<Record<string, string>> = code ? { code } : EXPIRED;
  for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value);
  return seeOther(back.href);
}

/** The session that verifying made is dropped: the exchange of the code makes the one that counts. */
async function issueCode(
  sql: postgres.Sql,
  token: string,
  session: z.infer<typeof sessionSchema>,
): Promise<string | null> {
  const code = randomBytes(32).toString("hex");
  await sql`
    delete from auth.sessions
    where id in (select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
  const rows = await sql`
    update auth.flow_state set user_id = ${session.user.id}, auth_code = ${code}, auth_code_issued_at = now()
    where auth_code = ${pendingFlow(token)} and user_id is null
    returning id`;
  return rows.length === 1 ? code : null;
}
