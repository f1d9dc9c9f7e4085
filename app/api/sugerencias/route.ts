import type { NextRequest } from "next/server";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { suggest } from "@/lib/search/server/queries";
import { toVisibleText } from "@/lib/text/visible-text";

const MAX_TERM_CHARACTERS = 120;

// Somebody who types fast and corrects a lot asks three times a second; a household shares an address.
const isAllowed = createNetworkLimit({ name: "suggestions", requests: 120, perSeconds: 20 });

/** Suggestions for the beginning of a search: `?q=` gives a list of at most 8 (see `Suggestion`). */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isAllowed(request.headers))) return Response.json([], { status: 429, headers: { "Retry-After": "20" } });
  const term = toVisibleText(request.nextUrl.searchParams.get("q") ?? "");
  return Response.json(term === "" ? [] : await suggest(term.slice(0, MAX_TERM_CHARACTERS)));
}
