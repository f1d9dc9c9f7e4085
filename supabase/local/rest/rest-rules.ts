import type { Handler } from "@/supabase/local/http";
import { embeddingProblem } from "@/supabase/local/rest/embedding";

const BASE = "/rest/v1/";

/** What the library would answer, but should not: too large selections, and counts that tell of hidden rows. */
export function withRestRules(next: Handler): Handler {
  return async (request) => {
    if (!request.url.pathname.startsWith(BASE)) return next(request);
    for (const select of request.url.searchParams.getAll("select")) {
      const message = embeddingProblem(select);
      if (message) return Response.json({ code: "PGRST100", message, details: null, hint: null }, { status: 400 });
    }
    return next({ ...request, headers: exactCounts(request.headers) });
  };
}

/** The planner's estimates know of rows that the policies hide. */
function exactCounts(headers: Headers): Headers {
  const prefer = headers.get("prefer");
  if (!prefer) return headers;
  const changed = new Headers(headers);
  changed.set("prefer", prefer.replace(/\bcount\s*=\s*"?(estimated|planned)"?/gi, "count=exact"));
  return changed;
}
