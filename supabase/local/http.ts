import { timingSafeEqual } from "node:crypto";
import { parseJson } from "@/lib/http/parse-json";
import { PUBLISHABLE_KEY } from "@/supabase/local/secrets";

/** A request whose body has arrived whole: nothing below waits for a slow client while it holds a connection. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
  /** The visitor's address as the gateway saw it, null for requests of our own server. */
  readonly clientAddress: string | null;
}

/** Answers the requests that it is for, and passes on the others with null. */
export type Handler = (request: ApiRequest) => Promise<Response | null>;

export function toFetchRequest({ method, url, headers, body }: ApiRequest): Request {
  return new Request(url, { method, headers, body });
}

/** Leads a link or a form on: 303 makes it a GET. */
export const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location } });

export function withJson(request: ApiRequest, value: object): ApiRequest {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return { ...request, headers, body: new TextEncoder().encode(JSON.stringify(value)) };
}

/** The visitor of an X-Forwarded-For header: the last address is our gateway's, those before it came from outside. */
export function lastForwarded(header: string | null | undefined): string | null {
  return header?.split(",").at(-1)?.trim() || null;
}

export function jsonBody({ body }: ApiRequest): Record<string, unknown> {
  const value = body && parseJson(new TextDecoder().decode(body));
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function apiKeyKind({ headers, url }: ApiRequest, secretKey: string): "publishable" | "secret" | null {
  const key = headers.get("apikey") ?? url.searchParams.get("apikey") ?? "";
  if (isSameText(key, secretKey)) return "secret";
  return key === PUBLISHABLE_KEY ? "publishable" : null;
}

/** Compares secrets without telling by its duration where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/** In the address too: `npm run status` prints some that can be opened as they are. */
export const showsToken = ({ headers, url }: ApiRequest, token: string): boolean =>
  isSameText(bearerToken(headers) ?? url.searchParams.get("token") ?? "", token);

/** Shows the secret key, and not together with somebody's session: that would act as that person. */
export function isServerRequest(request: ApiRequest, secretKey: string): boolean {
  const bearer = bearerToken(request.headers);
  return apiKeyKind(request, secretKey) === "secret" && (bearer === null || isSameText(bearer, secretKey));
}
