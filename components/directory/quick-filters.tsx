import type { ReactNode } from "react";
import { CountLinks } from "@/components/lists/count-links";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { PLACE } from "@/lib/brand";
import { formatNumber } from "@/lib/format";
import { farFromBoroughKm } from "@/lib/geo/borough";
import type { Position } from "@/lib/geo/position";
import { routes } from "@/lib/routes";
import { activeFilters, type DirectoryQuery, withoutFilter } from "@/lib/search/directory-query";
import { RADII_KM } from "@/lib/search/filters";
import type { Facet, SearchFacets } from "@/lib/search/model";
import { directoryHref } from "./directory-href";
import { FILTER_PANEL_ID } from "./filter-ids";
import { radiusName } from "./filter-names";

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

type NearbyHelpProps = {
  query: DirectoryQuery;
  neighborhoods: readonly Facet[];
  position: Position | null;
};

/** Count that a phone shows in two lines. */
const MAX_NEIGHBORHOODS = 8;

/** Way out where distances are of no use, from far away or without a position: the list by colonia. */
function NearbyHelp({ query, neighborhoods, position }: NearbyHelpProps) {
  const farKm = position && farFromBoroughKm(position);
  const choice = (
    <>
      <CountLinks
        isOneLine
        links={neighborhoods.slice(0, MAX_NEIGHBORHOODS).map(({ id, name, total }) => ({
          href: directoryHref({ ...query, neighborhoodSlug: id }),
          name,
          total,
        }))}
      />
      <Link href={routes.neighborhoods()} className="text-link inline-flex min-h-11 items-center text-sm">
        Todas las colonias
      </Link>
    </>
  );
  return (
    <>
      <div data-parte="lejos">
        {farKm !== null && (
          <section aria-label="Colonias" className="pt-2">
            <p role="status" className="pb-2">
              Estás lejos de {PLACE.borough}, a {formatNumber(Math.round(farKm))} km. Elige una colonia:
            </p>
            {choice}
          </section>
        )}
      </div>
      {/* Once no position was to be had: what helps instead. */}
      <section hidden data-parte="sin-posicion" aria-label="Elige tu colonia" className="pt-2">
        {position === null && (
          <>
            <p className="pb-2">Elige tu colonia:</p>
            {choice}
          </>
        )}
      </section>
    </>
  );
}

type NearbyToggleProps = {
  /** "missing": the address asks for distances, but nobody knows from where. */
  state: "off" | "on" | "missing";
  nearbyHref: string;
  usualHref: string;
};

const STATES = { off: "no", on: "si", missing: "falta" } as const;

/** "Cerca de mí" (`browser/on-demand/nearby.ts`). Where nobody knows from where, it asks by itself. */
export const NearbyToggle = ({ state, nearbyHref, usualHref }: NearbyToggleProps) => (
  <button
    // It keeps the focus when the list comes anew, and its words change.
    id="cerca-de-mi"
    type="button"
    data-script="nearby"
    data-script-now={state === "missing" ? "nearby" : undefined}
    data-held=""
    data-estado={STATES[state]}
    data-cerca={nearbyHref}
    data-normal={usualHref}
    aria-pressed={state === "on"}
    className="chip"
  >
    <Icon name="locate-fixed" />
    <span data-rotulo="" suppressHydrationWarning>
      Cerca de mí
    </span>
    {state === "on" && <span className="rounded-full bg-action px-2 text-night text-sm">ON</span>}
  </button>
);
