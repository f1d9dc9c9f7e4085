import { type ApiRequest, type Handler, jsonBody } from "@/supabase/local/http";

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

/** The token of a request to renew a session; null of any other. */
export function refreshToken(request: ApiRequest): string | null {
  const { method, url } = request;
  if (method !== "POST" || url.pathname !== "/auth/v1/token") return null;
  if (url.searchParams.get("grant_type") !== "refresh_token") return null;
  const { refresh_token: token } = jsonBody(request);
  return typeof token === "string" ? token : null;
}
