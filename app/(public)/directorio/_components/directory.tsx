import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { after, connection } from "next/server";
import { DirectoryHeading } from "@/components/directory/directory-heading";
import { FilterPanel } from "@/components/directory/filter-panel";
import { listedBusiness } from "@/components/directory/listed-business";
import type { MissingFormProps } from "@/components/directory/missing-form";
import { QuickFilters } from "@/components/directory/quick-filters";
import { Results } from "@/components/directory/results";
import { SearchForm } from "@/components/directory/search-form";
import { BusinessListData } from "@/components/lists/business-list-data";
import { env, requireSupabase } from "@/lib/env";
import type { Position } from "@/lib/geo/position";
import { clientNetwork } from "@/lib/http/client-network";
import { routes } from "@/lib/routes";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { searchBusinesses } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";
import { recordSearch } from "@/lib/statistics/server/record-search";
import { LiveChanges } from "./live-changes";

const CRUMBS = [
  { name: "Inicio", path: routes.home() },
  { name: "Negocios", path: routes.directory() },
];

type DirectoryProps = {
  query: DirectoryQuery;
  /** Where the visitor is, for a list by distance; null when nobody knows (yet). */
  position?: Position | null;
  /** The form that says what is missing, and what came of it; null on a kept page, which is the same for everybody. */
  missing?: MissingFormProps | null;
};

/** The directory for one set of filters and one page of results. */
export async function Directory({ query, position = null, missing = null }: DirectoryProps) {
  const { businesses, ...results } = await searchBusinesses(query, position ?? undefined);
  // A filtered page has been announced with 200 by now; beyond its last page it says that nothing was found.
  if (query.page > countPages(results.reachable) && !isFiltered(query)) notFound();
  if (query.term !== null && query.page === 1) {
    // Next may render a page once more than it is asked for, to keep a part of it: that is no search.
    await connection();
    const search = { term: query.term, total: results.total };
    const requestHeaders = await headers();
    const network = clientNetwork(requestHeaders, env().trustedProxies);
    after(() => recordSearch(search, { network, userAgent: requestHeaders.get("user-agent") ?? "" }));
  }
  const listed = businesses.map(listedBusiness);
  const { browserUrl, publishableKey } = requireSupabase();
  return (
    <>
      {!isFiltered(query) && (
        <BusinessListData
          siteUrl={siteUrl()}
          path={routes.directory({ page: query.page })}
          crumbs={CRUMBS}
          businesses={listed}
          total={results.total}
          page={query.page}
        />
      )}
      <DirectoryHeading isSearch={isFiltered(query)}>
        <div className="grid gap-x-3 gap-y-2 lg:grid-cols-[1fr_auto]">
          <SearchForm query={query} />
          <QuickFilters query={query} facets={results.facets} position={position} />
        </div>
      </DirectoryHeading>
      <div className="page-width gap-x-8 pt-1 pb-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-4 lg:pb-20">
        <FilterPanel query={query} results={results} isByDistance={position !== null} />
        <Results
          query={query}
          results={results}
          businesses={listed}
          isByDistance={position !== null}
          missing={missing}
        />
      </div>
      <LiveChanges supabase={{ url: browserUrl, publishableKey }} />
    </>
  );
}
