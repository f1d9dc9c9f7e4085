import type { NextRequest } from "next/server";
import { leadTo, tierPath } from "@/lib/registration/redirects";

export async function GET(request: NextRequest, { params }: RouteContext<"/registro/[tier]">): Promise<Response> {
  const { tier } = await params;
  return leadTo(tierPath(tier, request.nextUrl.searchParams));
}
