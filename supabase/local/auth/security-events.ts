import { decodeJwt } from "jose";
import { NETWORK_MARK_HEADER, REQUEST_ID_HEADER } from "@/lib/http/visit-headers";
import { createSecurityLog, type SecurityEvent } from "@/lib/security-log";
import { isRefused } from "@/supabase/local/auth/rate-limits";
import { type ApiRequest, bearerToken, type Handler, jsonBody } from "@/supabase/local/http";
import { log } from "@/supabase/local/log";

const EVENTS: Readonly<Record<string, SecurityEvent>> = {
  "POST /auth/v1/token": "sign-in",
  "POST /auth/v1/verify": "sign-in",
  "GET /auth/v1/verify": "sign-in",
  "POST /auth/v1/otp": "sign-in-mail",
  "POST /auth/v1/magiclink": "sign-in-mail",
  "POST /auth/v1/recover": "sign-in-mail",
  "POST /auth/v1/resend": "sign-in-mail",
  "POST /auth/v1/signup": "sign-in-mail",
  "POST /auth/v1/logout": "session-end",
};

function eventOf(request: ApiRequest): SecurityEvent | undefined {
  const { method, url } = request;
  const asked = `${method} ${url.pathname}`;
  if (asked === "PUT /auth/v1/user")
    return jsonBody(request).password === undefined ? "email-change" : "password-change";
  const event = EVENTS[asked];
  return event === "sign-in" && url.searchParams.get("grant_type") === "refresh_token" ? "session-renewal" : event;
}

async function accountOf({ headers }: ApiRequest, response: Response): Promise<string | null> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const { user, id } = isJson ? await response.clone().json() : {};
  const account: unknown = user?.id ?? id ?? subjectOf(bearerToken(headers) ?? "");
  return typeof account === "string" ? account : null;
}

/** Subject of a token that was taken; null for keys. */
function subjectOf(token: string): string | null {
  try {
    return decodeJwt(token).sub ?? null;
  } catch {
    return null;
  }
}

/** Logs what programs do with sign-in by themselves; what the site asks in somebody's name, it logs itself. */
export function withSecurityEvents(next: Handler): Handler {
  const write = createSecurityLog(log);
  return async (request) => {
    const response = await next(request);
    const event = eventOf(request);
    const id = request.headers.get(REQUEST_ID_HEADER);
    if (!response || !event || id === null) return response;
    const outcome = isRefused(response) ? "refused" : "accepted";
    write({
      event,
      outcome,
      reason: outcome === "refused" ? (response.headers.get("x-sb-error-code") ?? String(response.status)) : null,
      account: outcome === "refused" ? null : await accountOf(request, response),
      network: request.headers.get(NETWORK_MARK_HEADER),
      request: id,
    });
    return response;
  };
}
