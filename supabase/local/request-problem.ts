import { isUtf8 } from "node:buffer";
import { parseJson } from "@/lib/http/parse-json";
import type { ApiRequest } from "@/supabase/local/http";
import { hasUnsafeName, jsonProblem } from "@/supabase/local/unsafe-names";

export interface Problem {
  readonly status: 400 | 405 | 414 | 415;
  readonly message: string;
}

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Characters of the whole query; a list of some two hundred ids has room. */
const MAX_QUERY_CHARS = 8_192;
const NAMING_HEADERS = ["accept", "accept-profile", "content-profile", "prefer", "range"];
/** A segment of a path, such as "__proto__": "constructor" alone may be the name of a business. */
const RESERVED_SEGMENT = /^__\w*__$/;
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

export const refused = (message: string): Problem => ({ status: 400, message });

/** Problem of any request to tables, functions or files: none of it reaches the library. */
export function requestProblem(request: ApiRequest): Problem | null {
  const { method, url, headers } = request;
  if (!METHODS.has(method)) return { status: 405, message: "Method not allowed" };
  if (url.search.length > MAX_QUERY_CHARS) {
    return { status: 414, message: `A query longer than ${MAX_QUERY_CHARS} characters is not supported` };
  }
  // It would end the text of a statement in the middle.
  if (/%00/.test(url.search)) return refused("NUL is not allowed");
  if (pathSegments(url).some((segment) => RESERVED_SEGMENT.test(segment))) return refused("The path is not allowed");
  if ([...url.searchParams.keys()].some(hasUnsafeName)) return refused("The name of a parameter is not allowed");
  if (NAMING_HEADERS.some((name) => hasUnsafeName(headers.get(name) ?? ""))) return refused("A header is not allowed");
  return metadataProblem(headers) ?? bodyProblem(request);
}

export const isJson = ({ headers }: ApiRequest): boolean => JSON_TYPE.test(headers.get("content-type") ?? "");

export const parseBody = ({ body }: ApiRequest): unknown =>
  body && isUtf8(body) ? parseJson(new TextDecoder().decode(body)) : undefined;

// Paths that cannot be decoded have been refused before (request-path.ts).
const pathSegments = (url: URL): string[] => decodeURIComponent(url.pathname).split("/");

function bodyProblem(request: ApiRequest): Problem | null {
  if (!request.body?.byteLength || !isJson(request)) return null;
  return valueProblem(parseBody(request), "The body is not valid JSON");
}

/** Problem of a user's metadata on a stored object: JSON in base64. */
function metadataProblem(headers: Headers): Problem | null {
  const metadata = headers.get("x-metadata");
  if (!metadata) return null;
  return valueProblem(parseJson(Buffer.from(metadata, "base64").toString()), "The metadata is not valid JSON");
}

function valueProblem(value: unknown, unreadable: string): Problem | null {
  const message = value === undefined ? unreadable : jsonProblem(value);
  return message === null ? null : refused(message);
}
