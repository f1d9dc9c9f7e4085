import { z } from "zod";
import { authError } from "@/supabase/local/auth/auth-route";
import { newPasswordRefusal } from "@/supabase/local/auth/fields";
import { apiKeyKind, type Handler, withJson } from "@/supabase/local/http";

const BASE = "/auth/v1/";

/** Routes where a hosted project asks for a key; what a browser opens by itself needs none. */
const NEEDS_KEY = /^(POST|PUT) \/auth\/v1\/(?!verify$|callback$)/;

/** Routes where a password is a new one; elsewhere a wrong one is wrong at any length. */
const SETS_PASSWORD = /^\/auth\/v1\/(signup$|user$|admin\/users)/;

/** PostgreSQL stores neither the character NUL nor half a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const text = z.string().max(4_096).optional();

const bodySchema = z.looseObject({
  email: text,
  password: text,
  type: text,
  token: text,
  token_hash: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  scope: text,
  data: z.record(z.string(), z.unknown()).optional(),
});

/** Refuses unanswerable requests before limits count them: the library would answer 500. A null field counts as absent, as when hosted. */
export function withRequestRules(next: Handler, secretKey: string): Handler {
  return async (request) => {
    const { method, url, body } = request;
    if (!url.pathname.startsWith(BASE)) return next(request);
    // The library takes it for a GET, which our routes and limits know by that name alone.
    if (method === "HEAD") return new Response(null, { status: 405 });
    if (NEEDS_KEY.test(`${method} ${url.pathname}`) && !apiKeyKind(request, secretKey)) {
      return authError(401, "no_authorization", "Invalid API key");
    }
    if ([...url.searchParams.values()].some((value) => UNSTORABLE.test(value))) return invalid("the address");
    if (!body?.byteLength) return next(request);
    const object = parseObject(body);
    if (!object) return authError(400, "bad_json", "Could not parse request body as a JSON object");
    const parsed = bodySchema.safeParse(object.fields);
    if (!parsed.success) {
      return authError(400, "bad_json", `Not valid: ${parsed.error.issues.map((issue) => issue.path[0]).join(", ")}`);
    }
    if (!object.isStorable) return invalid("a character");
    const { password } = parsed.data;
    const isNew = password !== undefined && SETS_PASSWORD.test(url.pathname);
    return (isNew && newPasswordRefusal(password)) || next(withJson(request, parsed.data));
  };
}

const invalid = (what: string): Response => authError(400, "validation_failed", `Not valid: ${what}`);

/** The object of a body without its fields that are null; null for anything else, and for what nests without an end. */
function parseObject(body: Uint8Array): { fields: object; isStorable: boolean } | null {
  let isStorable = true;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body), (key, part: unknown) => {
      if (UNSTORABLE.test(key) || (typeof part === "string" && UNSTORABLE.test(part))) isStorable = false;
      return part;
    });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return { fields: Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null)), isStorable };
  } catch {
    return null;
  }
}
