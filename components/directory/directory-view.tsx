"use client";

import type { ComponentProps, ReactNode } from "react";
import { BusinessListData } from "@/components/lists/business-list-data";
import type { Position } from "@/lib/geo/position";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import type { MissingAction } from "@/lib/statistics/missing";
import { directoryHref } from "./directory-href";
import { FilterPanel } from "./filter-panel";
import type { ListedBusiness } from "./listed-business";
import { QuickFilters } from "./quick-filters";
import { Results } from "./results";
import { SearchForm } from "./search-form";

/** Title and hero text. A line each, the same whatever filters: the first filter must not move the results. */
function DirectoryHeading({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-sand">
      <div className="page-width gap-x-8 pt-3 pb-2.5 lg:flex lg:items-center lg:pt-5 lg:pb-4">
        <div className="max-lg:mb-2 lg:shrink-0">
          <h1 className="text-lg lg:text-xl">Directorio de Negocios</h1>
          <p className="text-ink-soft text-sm">Explora todos los negocios registrados</p>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}

type DirectoryViewProps = {
  query: DirectoryQuery;
  /** Position of the visitor, for a list by distance; null when nobody knows (yet). */
  position: Position | null;
  results: Omit<SearchResults, "businesses">;
  rows: readonly ListedBusiness[];
  missing: MissingAction | null;
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
