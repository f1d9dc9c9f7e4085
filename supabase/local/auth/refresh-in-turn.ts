import { type ApiRequest, type Handler, jsonBody } from "@/supabase/local/http";

/**
 * Renewals of one session, one after the other. The library takes two at the same moment for a stolen token and ends the
 * session, or finds the old token gone and the new one not there yet; in turn, the later ones get the token of the first.
 */
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

/** The token of a request to renew a session; null of any other. */
export function refreshToken(request: ApiRequest): string | null {
  const { method, url } = request;
  if (method !== "POST" || url.pathname !== "/auth/v1/token") return null;
  if (url.searchParams.get("grant_type") !== "refresh_token") return null;
  const { refresh_token: token } = jsonBody(request);
  return typeof token === "string" ? token : null;
}
