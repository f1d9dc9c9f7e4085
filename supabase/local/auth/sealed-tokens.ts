import { createHmac } from "node:crypto";
import { authError } from "@/supabase/local/auth/auth-error";
import { jsonPayload } from "@/supabase/local/auth/json-payload";
import { refreshToken } from "@/supabase/local/auth/refresh-in-turn";
import { type Handler, isSameText } from "@/supabase/local/http";

const PATHS: readonly string[] = ["/auth/v1/token", "/auth/v1/verify"];

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
    const response = await next(
      given === null ? request : { ...request, ...jsonPayload(request, { refresh_token: token }) },
    );
    return response && PATHS.includes(request.url.pathname) ? sealIn(response, sealed) : response;
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
