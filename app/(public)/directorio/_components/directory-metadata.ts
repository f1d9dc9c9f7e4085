import type { Metadata } from "next";
import { directoryHref } from "@/components/directory/directory-href";
import { PLACE } from "@/lib/brand";
import { formatCount, formatNumber } from "@/lib/format";
import { pageMetadata } from "@/lib/page-metadata";
import { type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { searchBusinesses } from "@/lib/search/server/queries";

/** "“tacos”: 128 resultados", as long as the list is the same for everybody. */
async function titleOf(query: DirectoryQuery): Promise<string> {
  if (query.term === null) return "Directorio de Negocios";
  if (query.sort === "nearby") return `“${query.term}”, cerca de ti`;
  // The page asks for the same, which is kept.
  const { total, isTotalCapped } = await searchBusinesses(query);
  const count = isTotalCapped
    ? `más de ${formatNumber(total)} resultados`
    : formatCount(total, "resultado", "resultados");
  return `“${query.term}”: ${count}`;
}

/** Metadata of a page of the directory; a filtered list is not indexed, its businesses are. */
export async function directoryMetadata(query: DirectoryQuery): Promise<Metadata> {
  const title = await titleOf(query).catch(() => "Directorio de Negocios");
  const description = `Explora todos los negocios registrados en ${PLACE.borough}: teléfonos, direcciones y horarios.`;
  return pageMetadata({
    title: query.page > 1 ? `${title}, página ${query.page}` : title,
    description,
    path: directoryHref({}, query.page),
    isIndexed: !isFiltered(query),
  });
}
