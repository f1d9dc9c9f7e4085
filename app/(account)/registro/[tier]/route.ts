import type { NextRequest } from "next/server";
import { leadTo, tierPath } from "@/lib/registration/redirects";

/** "/registro/premium" and the like: the registration with that plan. */
export async function GET(request: NextRequest, { params }: RouteContext<"/registro/[tier]">): Promise<Response> {
  const { tier } = await params;
  return leadTo(tierPath(tier, request.nextUrl.searchParams));
}
