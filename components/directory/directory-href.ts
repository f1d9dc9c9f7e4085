import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";

/** The address of a page of the directory; the first unless another is named. */
export const directoryHref = (query: DirectoryQuery, page = 1): string =>
  routes.directory({
    q: query.term,
    category: query.categorySlug,
    plan: query.plan,
    neighborhood: query.neighborhoodSlug,
    isOpenNow: query.isOpenNow,
    radiusKm: query.radiusKm,
    sort: query.sort,
    page,
  });
