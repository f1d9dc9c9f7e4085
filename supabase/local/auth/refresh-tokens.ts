import { createHmac } from "node:crypto";
import type postgres from "postgres";
import { authError } from "@/supabase/local/auth/auth-route";
import { type ApiRequest, type Handler, isSameText, jsonBody, withJson } from "@/supabase/local/http";

/** Longest life of a session, and without use. The migrations say so too, and less of administrators (…_sessions.sql). */
export const SESSION_LIMITS = { timebox: "4320h", inactivity_timeout: "720h" } as const;

/** Seconds in which a used token is good again: the answer to its first use may have been lost. */
export const REUSE_S = 10;

function refreshToken(request: ApiRequest): string | null {
  const { method, url } = request;
  if (method !== "POST" || url.pathname !== "/auth/v1/token") return null;
  if (url.searchParams.get("grant_type") !== "refresh_token") return null;
  const { refresh_token: token } = jsonBody(request);
  return typeof token === "string" ? token : null;
}

/** Renews a session one request at a time: the library takes two at once for a stolen token, or misses the new one. */
export function refreshInTurn(next: Handler): Handler {
  const last = new Map<string, Promise<unknown>>();
  return async (request) => {
    const token = refreshToken(request);
    if (token === null) return next(request);
    const response = (last.get(token) ?? Promise.resolve()).then(() => next(request));
    const done = response.catch(() => undefined);
    last.set(token, done);
    void done.then(() => last.get(token) === done && last.delete(token));
    return response;
  };
}

/** Ends the session of a refresh token that comes again after its use: one of the two who have it is a thief. Not of the last one used, whose
 * answer may not have arrived. The library goes on for ever. */
export function refuseReused(sql: postgres.Sql, next: Handler): Handler {
  return async (request) => {
    const token = refreshToken(request);
    if (token === null) return next(request);
    const reused = await sql`
      delete from auth.sessions s using auth.refresh_tokens t
      where t.token = ${token} and t.revoked and t.updated_at < now() - ${REUSE_S} * interval '1 second' and s.id = t.session_id
        and not exists (select from auth.refresh_tokens child where child.parent = t.token and not child.revoked)
      returning s.id`;
    if (reused.length === 0) return next(request);
    return authError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  };
}

const SEALED_PATHS: readonly string[] = ["/auth/v1/token", "/auth/v1/verify"];

/** Adds a keyed hash of 256 bits to refresh tokens: the library's are times with 74 random bits, stored readable. */
export function sealTokens(secret: string, next: Handler): Handler {
  const sealed = (token: string) =>
    `${token}.${createHmac("sha256", secret).update(`refresh token ${token}`).digest("base64url")}`;
  return async (request) => {
    const given = refreshToken(request);
    const [token = ""] = given?.split(".") ?? [];
    if (given !== null && !isSameText(given, sealed(token))) {
      return authError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
    }
    const response = await next(given === null ? request : withJson(request, { refresh_token: token }));
    return response && SEALED_PATHS.includes(request.url.pathname) ? sealIn(response, sealed) : response;
  };
}

async function sealIn(response: Response, sealed: (token: string) => string): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get("location");
  if (location !== null) {
    headers.set("location", location.replace(/(?<=[#&]refresh_token=)[^&]+/, sealed));
    return new Response(null, { status: response.status, headers });
  }
  if (!response.ok || !response.body || !headers.get("content-type")?.startsWith("application/json")) return response;
  const session = (await response.json()) as { refresh_token?: unknown };
  const { refresh_token: token } = session;
  headers.delete("content-length");
  const body = typeof token === "string" ? { ...session, refresh_token: sealed(token) } : session;
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
