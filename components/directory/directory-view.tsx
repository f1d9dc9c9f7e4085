"use client";

import type { ComponentProps } from "react";
import { BusinessListData } from "@/components/lists/business-list-data";
import type { Position } from "@/lib/geo/position";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import { DirectoryHeading } from "./directory-heading";
import { directoryHref } from "./directory-href";
import { FilterPanel } from "./filter-panel";
import type { ListedBusiness } from "./listed-business";
import type { MissingFormProps } from "./missing-form";
import { QuickFilters } from "./quick-filters";
import { Results } from "./results";
import { SearchForm } from "./search-form";

type DirectoryViewProps = {
  query: DirectoryQuery;
  /** Position of the visitor, for a list by distance; null when nobody knows (yet). */
  position: Position | null;
  results: Omit<SearchResults, "businesses">;
  rows: readonly ListedBusiness[];
  missing: MissingFormProps | null;
  /** Data of the list for search engines; null for a filtered one. */
  data: Omit<ComponentProps<typeof BusinessListData>, "rows" | "total" | "page"> | null;
};

/** The directory's page; its parts (`data-parte`) are exchanged. A client component: React's data hold facts alone. */
export function DirectoryView({ query, position, results, rows, missing, data }: DirectoryViewProps) {
  const isByDistance = position !== null;
  return (
    <div data-script="directory" data-direccion={directoryHref(query, query.page)}>
      {data && <BusinessListData {...data} rows={rows} total={results.total} page={query.page} />}
      {/* Outlasts the parts: it says what has taken their place (`browser/exchange-parts.ts`). */}
      <p role="status" data-anuncio="" className="sr-only" />
      <DirectoryHeading>
        <div className="grid gap-x-3 gap-y-2 lg:grid-cols-[1fr_auto]">
          <SearchForm query={query} />
          <QuickFilters query={query} facets={results.facets} position={position} />
        </div>
      </DirectoryHeading>
      <div className="page-width gap-x-8 pt-1 pb-12 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-2 lg:pb-20">
        <FilterPanel query={query} results={results} isByDistance={isByDistance} />
        <Results query={query} results={results} rows={rows} isByDistance={isByDistance} missing={missing} />
      </div>
    </div>
  );
}
