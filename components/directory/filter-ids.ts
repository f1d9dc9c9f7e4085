import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";

export type FilterIds = {
  /** The search form, to which fields elsewhere on the page belong. */
  form: string;
  /** The panel, or sheet, that holds most of them. */
  panel: string;
  /** The field of that name. */
  field: (name: string) => string;
};

/**
 * Ids of a page's filters. Next keeps pages that were left in the document, hidden: the plain directory's and the filtered
 * one's must differ, or a field would belong to the form of the page that one came from.
 */
export function filterIds(query: DirectoryQuery): FilterIds {
  const scope = isFiltered(query) ? "filtrado" : `pagina-${query.page}`;
  return { form: `busqueda-${scope}`, panel: `filtros-${scope}`, field: (name) => `${name}-${scope}` };
}
