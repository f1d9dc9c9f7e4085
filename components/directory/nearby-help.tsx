import { CountLinks } from "@/components/lists/count-links";
import { Link } from "@/components/ui/link";
import { PLACE } from "@/lib/brand";
import { formatNumber } from "@/lib/format";
import { farFromBoroughKm } from "@/lib/geo/borough";
import type { Position } from "@/lib/geo/position";
import { routes } from "@/lib/routes";
import type { DirectoryQuery } from "@/lib/search/directory-query";
import type { Facet } from "@/lib/search/model";
import { directoryHref } from "./directory-href";

type NearbyHelpProps = {
  query: DirectoryQuery;
  neighborhoods: readonly Facet[];
  position: Position | null;
};

/** Count that a phone shows in two lines. */
const MAX_NEIGHBORHOODS = 8;

/** Way out where distances are of no use, from far away or without a position: the list by colonia. */
export function NearbyHelp({ query, neighborhoods, position }: NearbyHelpProps) {
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
