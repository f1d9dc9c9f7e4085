import type { NextRequest } from "next/server";
import { createNetworkLimit } from "@/lib/http/server/rate-limit";
import { parseDirectoryQuery } from "@/lib/search/directory-query";
import { searchBusinesses } from "@/lib/search/server/queries";

const isAllowed = createNetworkLimit({ name: "open-now", requests: 60, perSeconds: 20 });

/** Counts a list's open businesses: `{ total }`, at most a minute old. A cached page cannot know. */
export async function GET(request: NextRequest): Promise<Response> {
  if (!(await isAllowed(request.headers)))
    return Response.json(null, { status: 429, headers: { "Retry-After": "20" } });
  const query = parseDirectoryQuery(Object.fromEntries(request.nextUrl.searchParams));
  const { total } = await searchBusinesses({
    ...query,
    isOpenNow: true,
    includesUnknownHours: false,
    sort: "default",
    radiusKm: null,
    page: 1,
  });
  return Response.json({ total });
}
