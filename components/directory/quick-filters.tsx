import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/cn";
import { activeFilters, type DirectoryQuery, RADII_KM } from "@/lib/search/directory-query";
import { directoryHref } from "./directory-href";
import { filterIds } from "./filter-ids";
import { radiusName } from "./filter-names";
import { LinkLoadingNote } from "./link-loading-note";
import { NearbyToggle } from "./nearby-toggle";

type QuickFiltersProps = {
  query: DirectoryQuery;
  /** Whether it is known from where distances count. */
  hasPosition: boolean;
};

const chipClasses =
  "inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-field bg-white px-3 font-semibold min-[24rem]:px-3.5 text-sm hover:bg-paper disabled:cursor-wait aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-paper";

/** The filters of one tap: nearby, how near, open now; on phones also the way to all the others. */
export function QuickFilters({ query, hasPosition }: QuickFiltersProps) {
  const isNearby = query.sort === "nearby";
  const usual: DirectoryQuery = { ...query, sort: "default", radiusKm: null };
  const inPanel = activeFilters(query).filter((name) => name !== "term" && name !== "radiusKm").length;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span className="noscript:hidden">
        <NearbyToggle
          state={isNearby ? (hasPosition ? "on" : "missing") : "off"}
          nearbyHref={directoryHref({ ...query, sort: "nearby" })}
          usualHref={directoryHref(usual)}
          icon={<Icon name="locate-fixed" className="size-4 shrink-0" />}
          className={chipClasses}
        />
      </span>
      {isNearby &&
        hasPosition &&
        RADII_KM.map((km) => {
          const isOn = query.radiusKm === km;
          return (
            <Chip key={km} query={{ ...query, radiusKm: isOn ? null : km }} isOn={isOn}>
              <span className="sr-only">A menos de </span>
              {radiusName(km)}
            </Chip>
          );
        })}
      <span className="lg:hidden">
        <Chip query={{ ...query, isOpenNow: !query.isOpenNow }} isOn={query.isOpenNow}>
          <span>
            Abierto<span className="max-[24rem]:sr-only"> ahora</span>
          </span>
        </Chip>
      </span>
      <button type="button" popoverTarget={filterIds(query).panel} className={`${chipClasses} lg:hidden`}>
        <Icon name="filters" className={cn("size-4 shrink-0", inPanel > 0 && "max-[24rem]:hidden")} />
        Filtros
        {inPanel > 0 && <span className="rounded-full bg-ink px-1.5 text-paper text-sm">{inPanel}</span>}
      </button>
      <p className="hidden text-ink-soft text-sm noscript:block">
        Para ordenar por cercanía, activa JavaScript en tu navegador.
      </p>
    </div>
  );
}

type ChipProps = { query: DirectoryQuery; isOn: boolean; children: React.ReactNode };

/** A filter that is on or off, as a link: it works without JavaScript. */
function Chip({ query, isOn, children }: ChipProps) {
  return (
    <Link href={directoryHref(query)} replace aria-current={isOn || undefined} className={chipClasses}>
      {isOn && <Icon name="check" className="size-4 shrink-0 max-[24rem]:hidden" />}
      {children}
      <LinkLoadingNote />
    </Link>
  );
}
