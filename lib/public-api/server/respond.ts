import "server-only";
import { createHash } from "node:crypto";
import type { z } from "zod";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { log } from "@/lib/log";
import type { Problem } from "../answers";
import { readParameters } from "../parameters";
import { badParameters, PROBLEMS } from "../problems";

export type Answer =
  | { kind: "found"; body: unknown }
  | { kind: "problem"; problem: Problem }
  | { kind: "moved"; path: string };

const WINDOW_S = 60;

// A program that reads all of 5,700 businesses, a hundred at a time, asks 58 times.
const isAllowed = createNetworkLimit({ name: "public-api", requests: 300, perSeconds: WINDOW_S });

/** Any page may read: what is here is public, and no cookie says more. */
const READABLE = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
  "X-Robots-Tag": "noindex",
} as const;

const NOT_KEPT = { "Cache-Control": "no-store" } as const;

/** True if the client has this version already (RFC 9110, weak comparison). */
function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  return known !== null && (known.trim() === "*" || known.split(",").some((tag) => tag.trim() === etag));
}

/** A failure in words (RFC 9457). */
export function sendProblem(problem: Problem): Response {
  const headers = new Headers({ ...READABLE, ...NOT_KEPT, "Content-Type": "application/problem+json; charset=utf-8" });
  if (problem.status === 429 || problem.status === 503) headers.set("Retry-After", String(WINDOW_S));
  return new Response(JSON.stringify({ type: "about:blank", ...problem }), { status: problem.status, headers });
}

function sendFound(request: Request, body: unknown): Response {
  const text = JSON.stringify(body);
  // Weak: whoever compresses on the way sends other bytes.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const headers = { ...READABLE, "Cache-Control": "public, no-cache", ETag: etag };
  if (isUnchanged(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json; charset=utf-8" } });
}

/** Answers a question to the public API: counted by network, with an ETag, readable by any page. An unexpected error is logged, and a
 * 503. @param name of the question, for the log @param schema of the query */
export async function respond<Schema extends z.ZodObject>(
  request: Request,
  name: string,
  schema: Schema,
  answer: (parameters: z.output<Schema>) => Promise<Answer>,
): Promise<Response> {
  if (!(await isAllowed(request.headers))) return sendProblem(PROBLEMS.tooMany);
  const read = readParameters(schema, new URL(request.url).searchParams);
  if (!read.ok) return sendProblem(badParameters(read.problems));
  try {
    const answered = await answer(read.value);
    if (answered.kind === "found") return sendFound(request, answered.body);
    if (answered.kind === "problem") return sendProblem(answered.problem);
    return new Response(null, { status: 308, headers: { ...READABLE, ...NOT_KEPT, Location: answered.path } });
  } catch (error) {
    log.error({ question: name, err: error }, "a question to the public API could not be answered");
    return sendProblem(PROBLEMS.unavailable);
  }
}

/** Answers a browser before a page of another site sends If-None-Match. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...READABLE,
      "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
      "Access-Control-Allow-Headers": "If-None-Match",
      "Access-Control-Max-Age": "86400",
      Allow: "GET, HEAD, OPTIONS",
    },
  });
