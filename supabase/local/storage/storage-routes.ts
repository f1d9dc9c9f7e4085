import type postgres from "postgres";
import { z } from "zod";
import { type ApiRequest, type Handler, jsonBody, toFetchRequest, withJson } from "@/supabase/local/http";
import type { Lite } from "@/supabase/local/lite";
import { type Problem, refused, requestProblem } from "@/supabase/local/request-problem";
import type { ObjectFiles } from "@/supabase/local/storage/object-files";

const STORAGE = "/storage/v1/";
const BASE = "/storage/v1/object/";

const signedSchema = z.object({ signedUrl: z.string() });
const NOT_SIGNED = "Either the object does not exist or you do not have access to it";
/** Each is a request of its own to the library. */
const MAX_SIGNED_AT_ONCE = 50;
/** Each is a statement of its own; as many as a hosted project takes. */
const MAX_REMOVED_AT_ONCE = 1_000;
const manySchema = z.object({
  expiresIn: z.number().int().positive(),
  paths: z.array(z.string().refine((path) => path.isWellFormed())).max(MAX_SIGNED_AT_ONCE),
});

type Ask = Lite["fetch"];

export function storageRoutes(ask: Ask): Handler {
  return async (request) => {
    const path = request.url.pathname;
    if (!path.startsWith(STORAGE)) return null;
    const problem = requestProblem(request);
    if (problem) return refusal(problem);
    if (!path.startsWith(BASE)) return null;
    const [action = "", bucket = "", ...rest] = path.slice(BASE.length).split("/").map(decodeURIComponent);
    if (isForm(request)) {
      const raw = await formToRaw(request);
      return raw ? ask(raw) : refusal(refused("Invalid multipart form"));
    }
    if (request.method === "DELETE" && rest.length === 0 && removesTooMany(request)) {
      return refusal(refused(`More than ${MAX_REMOVED_AT_ONCE} objects at once are not supported`));
    }
    if (request.method !== "POST") return null;
    if (action === "sign" && rest.length === 0) return signMany(request, ask);
    if (action === "sign") return signed(await ask(request), "signedURL");
    if (action === "upload" && bucket === "sign") return signed(await ask(request), "url");
    return null;
  };
}

const isForm = ({ headers }: ApiRequest) => headers.get("content-type")?.startsWith("multipart/form-data") === true;

function removesTooMany(request: ApiRequest): boolean {
  const { prefixes } = jsonBody(request);
  return Array.isArray(prefixes) && prefixes.length > MAX_REMOVED_AT_ONCE;
}

/** Turns a form (file in a nameless field, cache seconds in another) into the library's raw upload. @returns null for other bodies. */
async function formToRaw(request: ApiRequest): Promise<ApiRequest | null> {
  const form = await toFetchRequest(request)
    .formData()
    .catch(() => null);
  if (!form) return null;
  const file = form.get("") ?? form.get("file");
  if (!(file instanceof File)) return request;
  const headers = new Headers(request.headers);
  headers.set("content-type", file.type || "application/octet-stream");
  headers.set("content-length", String(file.size));
  const seconds = form.get("cacheControl");
  if (typeof seconds === "string" && /^\d+$/.test(seconds)) headers.set("cache-control", `max-age=${seconds}`);
  return { ...request, headers, body: new Uint8Array(await file.arrayBuffer()) };
}

/** The library calls the field `signedUrl` and gives a path from the root; clients want it from the storage root. */
async function signed(response: Response, field: "signedURL" | "url"): Promise<Response> {
  if (!response.ok) return response;
  const { signedUrl } = signedSchema.parse(await response.json());
  return Response.json({ [field]: signedUrl.replace(/^\/storage\/v1/, "") });
}

/** The library's route for several objects is never reached: the one for a single object takes its requests. */
async function signMany(request: ApiRequest, ask: Ask): Promise<Response> {
  const parsed = manySchema.safeParse(jsonBody(request));
  if (!parsed.success) return refusal(refused("Invalid body"));
  const { paths, expiresIn } = parsed.data;
  const signOne = async (path: string): Promise<object | null> => {
    const segments = path.split("/");
    // In an address these would lead out of the bucket, to any other route.
    if (segments.some((segment) => segment === "." || segment === "..")) return null;
    const url = new URL(`${request.url.pathname}/${segments.map(encodeURIComponent).join("/")}`, request.url);
    const one = await ask(withJson({ ...request, url }, { expiresIn }));
    return one.ok ? (await signed(one, "signedURL")).json() : null;
  };
  const entries: object[] = [];
  // One after the other: a visitor's single request must not take every connection.
  for (const path of paths) {
    const found = await signOne(path);
    entries.push(found ? { path, error: null, ...found } : { path, signedURL: null, error: NOT_SIGNED });
  }
  return Response.json(entries);
}

const refusal = ({ status, message }: Problem) =>
  Response.json({ statusCode: String(status), error: "invalid", message }, { status });

const PUBLIC = "/storage/v1/object/public/";

/** Reads public buckets; the library would write each access. See request-path.ts for bad paths. */
export function publicObjects(sql: postgres.Sql, files: ObjectFiles): Handler {
  return async ({ method, url, headers: asked }) => {
    if (!url.pathname.startsWith(PUBLIC) || (method !== "GET" && method !== "HEAD")) return null;
    const [bucket = "", ...path] = url.pathname.slice(PUBLIC.length).split("/").map(decodeURIComponent);
    const name = path.join("/");
    const [found] = await sql`
      select from storage.objects o join storage.buckets b on b.id = o.bucket_id
      where b.public and b.id = ${bucket} and o.name = ${name}`;
    const metadata = found ? await files.headObject(bucket, name).catch(() => null) : null;
    if (!metadata) {
      return Response.json({ statusCode: "404", error: "not_found", message: "Object not found" }, { status: 400 });
    }
    const headers = new Headers({
      "content-type": metadata.mimetype,
      "content-length": String(metadata.size),
      "cache-control": metadata.cacheControl,
      etag: metadata.eTag,
      "last-modified": metadata.lastModified.toUTCString(),
      "x-content-type-options": "nosniff",
    });
    if (asked.get("if-none-match") === metadata.eTag) {
      headers.delete("content-length");
      return new Response(null, { status: 304, headers });
    }
    return new Response(method === "HEAD" ? null : files.stream(bucket, name), { headers });
  };
}
