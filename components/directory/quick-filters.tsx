import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/format";
import type { Position } from "@/lib/geo/position";
import { activeFilters, type DirectoryQuery, withoutFilter } from "@/lib/search/directory-query";
import { RADII_KM } from "@/lib/search/filters";
import type { SearchFacets } from "@/lib/search/model";
import { directoryHref } from "./directory-href";
import { FILTER_PANEL_ID } from "./filter-ids";
import { radiusName } from "./filter-names";
import { NearbyHelp } from "./nearby-help";
import { NearbyToggle } from "./nearby-toggle";

type QuickFiltersProps = {
  query: DirectoryQuery;
  facets: SearchFacets;
  /** Position from where distances count; null while nobody knows. */
  position: Position | null;
};

export function QuickFilters({ query, facets, position }: QuickFiltersProps) {
  const isNearby = query.sort === "nearby";
  const usual: DirectoryQuery = { ...query, sort: "default", radiusKm: null };
  const inPanel = activeFilters(query).filter((name) => name !== "term" && name !== "radiusKm").length;
  return (
    <div className="min-w-0">
      <div data-parte="rapidos" className="chip-row flex items-center gap-2 sm:flex-wrap">
        <button type="button" popoverTarget={FILTER_PANEL_ID} className="chip lg:hidden">
          <Icon name="filters" />
          Filtros
          {inPanel > 0 && <span className="rounded-full bg-ink px-1.5 text-paper text-sm">{inPanel}</span>}
        </button>
        <span className="noscript:hidden shrink-0">
          <NearbyToggle
            state={isNearby ? (position ? "on" : "missing") : "off"}
            nearbyHref={directoryHref({ ...query, sort: "nearby" })}
            usualHref={directoryHref(usual)}
          />
        </span>
        {isNearby &&
          position &&
          RADII_KM.map((km) => {
            const isOn = query.radiusKm === km;
            return (
              <Chip key={km} query={{ ...query, radiusKm: isOn ? null : km }} isOn={isOn}>
                <span className="sr-only">A menos de </span>
                {radiusName(km)}
              </Chip>
            );
          })}
        <Chip
          query={query.isOpenNow ? withoutFilter(query, "isOpenNow") : { ...query, isOpenNow: true }}
          isOn={query.isOpenNow}
          className="lg:hidden"
        >
          Abierto<span className="max-sm:sr-only"> ahora</span>
        </Chip>
        <Chip query={{ ...query, hasPhone: !query.hasPhone }} isOn={query.hasPhone} className="lg:hidden">
          Con teléfono <span className="font-normal max-[24rem]:hidden">{formatNumber(facets.withPhone)}</span>
        </Chip>
      </div>
      <p className="mt-1.5 hidden text-ink-soft text-sm noscript:block">
        Para ordenar por cercanía, activa JavaScript en tu navegador.
      </p>
      <NearbyHelp query={usual} neighborhoods={facets.neighborhoods} position={isNearby ? position : null} />
    </div>
  );
}

type ChipProps = { query: DirectoryQuery; isOn: boolean; className?: string; children: ReactNode };

function Chip({ query, isOn, className, children }: ChipProps) {
  return (
    <Link
      href={directoryHref(query)}
      replace
      aria-current={isOn || undefined}
      className={className ? `chip ${className}` : "chip"}
    >
      {isOn && <Icon name="check" />}
      {children}
    </Link>
  );
}
