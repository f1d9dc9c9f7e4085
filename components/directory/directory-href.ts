import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";

/** The address of a page of a filtered list. */
export const directoryHref = ({ term, categorySlug, plan }: DirectoryQuery, page = 1): string =>
  routes.directory({ q: term, category: categorySlug, plan, page });
