import { notFound } from "next/navigation";
import { directoryHref } from "@/components/directory/directory-href";
import { DirectoryView } from "@/components/directory/directory-view";
import { listedBusiness } from "@/components/directory/listed-business";
import { requireSupabase, signingSecret } from "@/lib/env";
import type { Position } from "@/lib/geo/position";
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
