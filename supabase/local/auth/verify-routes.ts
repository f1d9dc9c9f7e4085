import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { z } from "zod";
import { jsonPayload } from "@/supabase/local/auth/json-payload";
import { PKCE_PREFIX, pendingFlow } from "@/supabase/local/auth/mail-links";
import { ownRedirect } from "@/supabase/local/auth/redirect";
import { type ApiRequest, type Handler, jsonBody, toFetchRequest } from "@/supabase/local/http";
import { PUBLISHABLE_KEY } from "@/supabase/local/secrets";

interface Options {
  readonly sql: postgres.Sql;
  readonly siteUrl: string;
  readonly lite: (request: Request) => Promise<Response>;
}

const PATH = "/auth/v1/verify";
const sessionSchema = z.object({ refresh_token: z.string(), user: z.object({ id: z.string() }) });

/**
 * Links of mails. The library does not know the type "email" (a sign-in or a first confirmation, by whichever token),
 * nor links that were asked for with a PKCE challenge.
 */
export function verifyRoutes(options: Options): Handler {
  return async (request) => {
    if (request.url.pathname !== PATH) return null;
    if (request.method === "POST") return options.lite(withKnownType(request));
    if (request.method !== "GET") return null;
    const type = knownType(request.url.searchParams.get("type"));
    const token = request.url.searchParams.get("token") ?? "";
    if (token.startsWith(PKCE_PREFIX)) return redeemForCode(options, request, token.slice(PKCE_PREFIX.length), type);
    const url = new URL(request.url);
    url.searchParams.set("type", type);
    return options.lite(new Request(url, { headers: request.headers }));
  };
}

const knownType = (type: unknown): string => (type === "email" ? "magiclink" : String(type ?? ""));

function withKnownType(request: ApiRequest): Request {
  const body = jsonBody(request);
  const tokenHash = typeof body.token_hash === "string" ? body.token_hash.replace(PKCE_PREFIX, "") : undefined;
  return toFetchRequest({
    ...request,
    ...jsonPayload(request, { ...body, type: knownType(body.type), token_hash: tokenHash }),
  });
}

/** Verifies the token and hands the browser a code, which only the one who asked can exchange for a session. */
async function redeemForCode(options: Options, request: ApiRequest, token: string, type: string): Promise<Response> {
  const { sql, siteUrl, lite } = options;
  const back = new URL(ownRedirect(request.url.searchParams.get("redirect_to"), siteUrl) ?? siteUrl);
  const verified = await lite(
    new Request(new URL(PATH, request.url), {
      method: "POST",
      headers: { "content-type": "application/json", apikey: PUBLISHABLE_KEY },
      body: JSON.stringify({ token_hash: token, type }),
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
  const code = randomUUID();
  await sql`
    delete from auth.sessions
    where id in (select session_id from auth.refresh_tokens where token = ${session.refresh_token})`;
  const rows = await sql`
    update auth.flow_state set user_id = ${session.user.id}, auth_code = ${code}, auth_code_issued_at = now()
    where auth_code = ${pendingFlow(token)} and user_id is null
    returning id`;
  return rows.length === 1 ? code : null;
}
