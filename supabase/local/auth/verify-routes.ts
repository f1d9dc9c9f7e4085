import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { z } from "zod";
import { HALF_CONFIRMED, takeChangeLink } from "@/supabase/local/auth/email-change";
import { jsonPayload } from "@/supabase/local/auth/json-payload";
import { PKCE_PREFIX, pendingFlow, storedToken } from "@/supabase/local/auth/mail-links";
import { ownRedirect } from "@/supabase/local/auth/redirect";
import { type ApiRequest, type Handler, jsonBody, toFetchRequest } from "@/supabase/local/http";
import { PUBLISHABLE_KEY } from "@/supabase/local/secrets";

interface Options {
  readonly sql: postgres.Sql;
  readonly siteUrl: string;
  readonly lite: (request: Request) => Promise<Response>;
}

const PATH = "/auth/v1/verify";
const CHANGE = "email_change";
const sessionSchema = z.object({ refresh_token: z.string(), user: z.object({ id: z.string() }) });

/** Links of mails; the library knows neither the type "email" nor links asked for with a PKCE challenge. */
export function verifyRoutes(options: Options): Handler {
  return async (request) => {
    if (request.url.pathname !== PATH) return null;
    if (request.method === "POST") return verify(options, request);
    return request.method === "GET" ? click(options, request) : null;
  };
}

async function verify({ sql, lite }: Options, request: ApiRequest): Promise<Response> {
  const { token_hash, ...others } = jsonBody(request);
  const tokenHash = typeof token_hash === "string" ? token_hash.replace(PKCE_PREFIX, "") : undefined;
  const type = knownType(others.type);
  if (type !== CHANGE) {
    const body = { ...others, type, token_hash: tokenHash && storedToken(tokenHash) };
    return lite(toFetchRequest({ ...request, ...jsonPayload(request, body) }));
  }
  if (await takeChangeLink(sql, tokenHash ?? "")) return Response.json({ code: "200", msg: HALF_CONFIRMED });
  // By its link alone: the library would take the code of one address for both.
  const link = { type: CHANGE, token_hash: tokenHash };
  return lite(toFetchRequest({ ...request, ...jsonPayload(request, link) }));
}

async function click(options: Options, { url: asked, headers }: ApiRequest): Promise<Response> {
  const { sql, siteUrl, lite } = options;
  const type = knownType(asked.searchParams.get("type"));
  const token = asked.searchParams.get("token") ?? "";
  // A change has no challenge: a link that is called one would pass by what follows.
  const isForCode = token.startsWith(PKCE_PREFIX) && type !== CHANGE;
  if (isForCode) return redeemForCode(options, asked, token.slice(PKCE_PREFIX.length), type);
  if (type === CHANGE && (await takeChangeLink(sql, token))) {
    const back = new URL(ownRedirect(asked.searchParams.get("redirect_to"), siteUrl) ?? siteUrl);
    back.hash = new URLSearchParams({ message: HALF_CONFIRMED }).toString();
    return new Response(null, { status: 303, headers: { location: back.href } });
  }
  const url = new URL(asked);
  url.searchParams.set("type", type);
  if (type !== CHANGE) url.searchParams.set("token", storedToken(token));
  return lite(new Request(url, { headers }));
}

const knownType = (type: unknown): string => (type === "email" ? "magiclink" : String(type ?? ""));

/** Verifies the token and hands the browser a code, which only the one who asked can exchange for a session. */
async function redeemForCode(options: Options, asked: URL, token: string, type: string): Promise<Response> {
  const { sql, siteUrl, lite } = options;
  const back = new URL(ownRedirect(asked.searchParams.get("redirect_to"), siteUrl) ?? siteUrl);
  const verified = await lite(
    new Request(new URL(PATH, asked), {
      method: "POST",
      headers: { "content-type": "application/json", apikey: PUBLISHABLE_KEY },
      body: JSON.stringify({ token_hash: storedToken(token), type }),
    }),
  );
  const session = verified.ok ? sessionSchema.safeParse(await verified.json()) : null;
  const code = session?.success ? await issueCode(sql, token, session.data) : null;
  if (code) {
    back.searchParams.set("code", code);
  } else {
    back.searchParams.set("error", "access_denied");
    back.searchParams.set("error_code", "otp_expired");
    back.searchParams.set("error_description", "Email link is invalid or has expired");
  }
  return new Response(null, { status: 303, headers: { location: back.href } });
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
