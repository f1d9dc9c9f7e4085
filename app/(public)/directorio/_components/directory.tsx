import { notFound } from "next/navigation";
import { DirectoryHeading } from "@/components/directory/directory-heading";
import { FilterPanel } from "@/components/directory/filter-panel";
import { listedBusiness } from "@/components/directory/listed-business";
import type { MissingFormProps } from "@/components/directory/missing-form";
import { QuickFilters } from "@/components/directory/quick-filters";
import { Results } from "@/components/directory/results";
import { SearchBeacon } from "@/components/directory/search-beacon";
import { SearchForm } from "@/components/directory/search-form";
import { BusinessListData } from "@/components/lists/business-list-data";
import { requireSupabase } from "@/lib/env";
import type { Position } from "@/lib/geo/position";
import { routes } from "@/lib/routes";
import { countPages, type DirectoryQuery, isFiltered } from "@/lib/search/directory-query";
import { searchBusinesses } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";
import { signSearch } from "@/lib/statistics/server/search-record";
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
  // Beyond its last page, a filtered one says that nothing was found.
  if (query.page > countPages(results.reachable) && !isFiltered(query)) notFound();
  const { browserUrl, publishableKey, secretKey } = requireSupabase();
  const listed = businesses.map(listedBusiness);
  const isNewSearch = query.term !== null && query.page === 1;
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
      {isNewSearch && <SearchBeacon {...signSearch({ term: query.term ?? "", total: results.total }, secretKey)} />}
      <LiveChanges supabase={{ url: browserUrl, publishableKey }} />
    </>
  );
}
