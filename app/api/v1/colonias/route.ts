import type { NeighborhoodList } from "@/lib/public-api/answers";
import { toCounted } from "@/lib/public-api/mapper";
import { NO_PARAMETERS } from "@/lib/public-api/parameters";
import { type Answer, preflight, respond } from "@/lib/public-api/server/respond";
import { routes } from "@/lib/routes";
import { listNeighborhoods } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

async function list(): Promise<Answer> {
  const body: NeighborhoodList = {
    colonias: toCounted(await listNeighborhoods(), siteUrl(), (slug) => routes.neighborhood(slug)),
  };
  return { kind: "found", body };
}

export const GET = (request: Request): Promise<Response> => respond(request, "list-neighborhoods", NO_PARAMETERS, list);

export const OPTIONS = preflight;
