import type { Metadata } from "next";
import { PLACE } from "@/lib/brand";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";

/** Metadata of a page of the directory; a filtered list is not indexed, its businesses are. */
export function directoryMetadata(query: DirectoryQuery): Metadata {
  const title = query.page > 1 ? `Directorio de Negocios, página ${query.page}` : "Directorio de Negocios";
  const description = `Explora todos los negocios registrados en ${PLACE.borough}: teléfonos, direcciones y horarios.`;
  return pageMetadata({
    title,
    description,
    path: routes.directory({ page: query.page }),
    isIndexed: !isFiltered(query),
  });
}
