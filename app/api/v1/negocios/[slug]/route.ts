import { getPresentSlug } from "@/lib/businesses/server/queries";
import { toLocalDate } from "@/lib/clock";
import { env } from "@/lib/env";
import { toApiBusiness } from "@/lib/public-api/mapper";
import { NO_PARAMETERS } from "@/lib/public-api/parameters";
import { PROBLEMS } from "@/lib/public-api/problems";
import { getApiBusiness } from "@/lib/public-api/server/queries";
import { type Answer, preflight, respond } from "@/lib/public-api/server/respond";
import { routes } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";

async function show(slug: string): Promise<Answer> {
  const found = await getApiBusiness(slug);
  if (!found) {
    const presentSlug = await getPresentSlug(slug);
    if (presentSlug) return { kind: "moved", path: routes.apiBusiness(presentSlug) };
    return { kind: "problem", problem: PROBLEMS.unknownBusiness };
  }
  const shown = { siteUrl: siteUrl(), today: toLocalDate(new Date()), isMenuEnabled: env().isMenuEnabled };
  return { kind: "found", body: toApiBusiness(found.business, found.promotions, shown) };
}

export async function GET(request: Request, { params }: RouteContext<"/api/v1/negocios/[slug]">): Promise<Response> {
  const { slug } = await params;
  return respond(request, "get-business", NO_PARAMETERS, () => show(slug));
}

export const OPTIONS = preflight;
