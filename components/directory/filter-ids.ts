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
 * Ids of a page's filters. The plain directory's and the filtered one's differ, so that no field belongs to the form of the
 * other where a page that was left stays in the document (as Next does with `cacheComponents`).
 */
export function filterIds(query: DirectoryQuery): FilterIds {
  const scope = isFiltered(query) ? "filtrado" : `pagina-${query.page}`;
  return { form: `busqueda-${scope}`, panel: `filtros-${scope}`, field: (name) => `${name}-${scope}` };
}
