import type { NeighborhoodList } from "@/lib/public-api/answers";
import { toCounted } from "@/lib/public-api/mapper";
import { NO_PARAMETERS } from "@/lib/public-api/parameters";
import { preflight, respond } from "@/lib/public-api/server/respond";
import { routes } from "@/lib/routes";
import { listNeighborhoods } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

export const GET = (request: Request): Promise<Response> =>
  respond(request, "list-neighborhoods", NO_PARAMETERS, async () => {
    const colonias = toCounted(await listNeighborhoods(), siteUrl(), (slug) => routes.neighborhood(slug));
    return { kind: "found", body: { colonias } satisfies NeighborhoodList };
  });

export const OPTIONS = preflight;
