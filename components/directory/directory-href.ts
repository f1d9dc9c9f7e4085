import { type DirectoryFilters, routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";

const toFilters = (query: DirectoryQuery): DirectoryFilters => ({
  q: query.term,
  category: query.categorySlug,
  plan: query.plan,
  neighborhood: query.neighborhoodSlug,
  isOpenNow: query.isOpenNow,
  includesUnknownHours: query.includesUnknownHours,
  hasPhone: query.hasPhone,
  payment: query.payment,
  delivery: query.delivery,
  radiusKm: query.radiusKm,
  sort: query.sort,
});

/** The address of a page of the directory; the first unless another is named. */
export const directoryHref = (query: DirectoryQuery, page = 1): string =>
  routes.directory({ ...toFilters(query), page });

/** Where to ask how many businesses of the list are open now. */
export const openNowCountHref = (query: DirectoryQuery): string =>
  routes.openNowCount({ ...toFilters(query), isOpenNow: false, includesUnknownHours: false });
