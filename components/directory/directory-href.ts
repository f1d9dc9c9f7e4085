import { routes } from "@/lib/routes";
import { type DirectoryQuery, parametersOf, withoutFilter } from "@/lib/search/directory-query";

export const directoryHref = (query: Partial<DirectoryQuery>, page = 1): string =>
  routes.directory(parametersOf(query, page));

export const openNowCountHref = (query: DirectoryQuery): string =>
  routes.openNowCount(parametersOf(withoutFilter(query, "isOpenNow"), 1));
