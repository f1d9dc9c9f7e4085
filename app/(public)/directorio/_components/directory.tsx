import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { directoryHref } from "@/components/directory/directory-href";
import { DirectoryView } from "@/components/directory/directory-view";
import { listedBusiness } from "@/components/directory/listed-business";
import { PLACE } from "@/lib/brand";
import { requireSupabase, signingSecret } from "@/lib/env";
import { formatCount, formatNumber } from "@/lib/format";
import type { Position } from "@/lib/geo/position";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { searchBusinesses } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";
import type { MissingAction } from "@/lib/statistics/missing";
import { countsOf, signSearch } from "@/lib/statistics/server/search-record";
import type { BrowserSupabase } from "@/lib/supabase/browser";

/** Has the list shown anew when some business has changed (`browser/on-demand/live.ts`), or offers it to whoever reads. */
const LiveChanges = ({ supabase }: { supabase: BrowserSupabase }) => (
  <div
    data-script-idle="live"
    data-backend={JSON.stringify(supabase)}
    role="status"
    className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center"
  >
    <button
      type="button"
      hidden
      data-actualizar=""
      className="pointer-events-auto min-h-11 cursor-pointer rounded-full bg-ink px-4 py-2 font-semibold text-paper text-sm"
    >
      Hay cambios: actualizar
    </button>
  </div>
);

const CRUMBS = [
  { name: "Inicio", path: routes.home() },
  { name: "Negocios", path: routes.directory() },
];

type DirectoryProps = {
  query: DirectoryQuery;
  /** Position of the visitor, for a list by distance; null when nobody knows (yet). */
  position?: Position | null;
  /** Of the form that says what is missing; null on a kept page, which is the same for everybody. */
  missing?: MissingAction | null;
  /** To that form: the same search, which stays. */
  isAnswer?: boolean;
};

export async function Directory({ query, position = null, missing = null, isAnswer = false }: DirectoryProps) {
  const { businesses, ...results } = await searchBusinesses(query, position ?? undefined);
  // Beyond its last page, a filtered one says that nothing was found.
  if (query.page > countPages(results.reachable) && !isFiltered(query)) notFound();
  const { browserUrl, publishableKey } = requireSupabase();
  const isNewSearch = query.term !== null && query.page === 1 && !isAnswer;
  return (
    <>
      <DirectoryView
        query={query}
        position={position}
        results={results}
        rows={businesses.map(listedBusiness)}
        missing={missing}
        data={isFiltered(query) ? null : { siteUrl: siteUrl(), path: directoryHref({}, query.page), crumbs: CRUMBS }}
      />
      <span
        hidden
        data-parte="registro"
        data-busqueda={
          isNewSearch
            ? JSON.stringify(
                signSearch({ term: query.term ?? "", ...countsOf(results.total, businesses) }, signingSecret()),
              )
            : undefined
        }
      />
      {!isAnswer && <LiveChanges supabase={{ url: browserUrl, publishableKey }} />}
    </>
  );
}

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
