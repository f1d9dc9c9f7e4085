import type { CategoryList } from "@/lib/public-api/answers";
import { toCounted } from "@/lib/public-api/mapper";
import { NO_PARAMETERS } from "@/lib/public-api/parameters";
import { preflight, respond } from "@/lib/public-api/server/respond";
import { routes } from "@/lib/routes";
import { listCategoryCounts } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

export const GET = (request: Request): Promise<Response> =>
  respond(request, "list-categories", NO_PARAMETERS, async () => {
    const categorias = toCounted(await listCategoryCounts(), siteUrl(), (slug) => routes.category(slug));
    return { kind: "found", body: { categorias } satisfies CategoryList };
  });

export const OPTIONS = preflight;
