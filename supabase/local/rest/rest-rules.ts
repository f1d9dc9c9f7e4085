import type { ApiRequest, Handler } from "@/supabase/local/http";
import { isJson, type Problem, parseBody, refused, requestProblem } from "@/supabase/local/request-problem";
import { queryProblem } from "@/supabase/local/rest/query-problem";
import { hasUnsafeName } from "@/supabase/local/unsafe-names";

const BASE = /^\/rest\/v1(\/|$)/;
const RPC = "/rest/v1/rpc/";

/** Refuses names every object has, bodies that are no rows, too much, and counts of hidden rows. */
export function withRestRules(next: Handler): Handler {
  return async (request) => {
    if (!BASE.test(request.url.pathname)) return next(request);
    const problem = restProblem(request);
    if (!problem) return next({ ...request, headers: exactCounts(request.headers) });
    const { status, message } = problem;
    return Response.json({ code: "PGRST100", message, details: null, hint: null }, { status });
  };
}

function restProblem(request: ApiRequest): Problem | null {
  const { url } = request;
  const problem = requestProblem(request);
  if (problem) return problem;
  if (hasUnsafeName(decodeURIComponent(url.pathname))) return refused("The path is not allowed");
  const message = queryProblem(url.searchParams);
  return message === null ? rowsProblem(request) : refused(message);
}

/** Rows are an object or several, a function's arguments one object. */
function rowsProblem(request: ApiRequest): Problem | null {
  if (!request.body?.byteLength) return null;
  if (!isJson(request)) return { status: 415, message: "The body must be JSON" };
  const value = parseBody(request);
  const isCall = request.url.pathname.startsWith(RPC);
  const rows = Array.isArray(value) && !isCall ? value : [value];
  if (rows.every((row) => typeof row === "object" && row !== null && !Array.isArray(row))) return null;
  return refused(
    isCall ? "The body must be an object of arguments" : "The body must be an object or a list of objects",
  );
}

/** The planner's estimates know of rows that the policies hide. */
function exactCounts(headers: Headers): Headers {
  const prefer = headers.get("prefer");
  if (!prefer) return headers;
  const changed = new Headers(headers);
  changed.set("prefer", prefer.replace(/\bcount\s*=\s*"?(estimated|planned)"?/gi, "count=exact"));
  return changed;
}
