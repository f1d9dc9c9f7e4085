import { BusinessCover } from "@/components/businesses/business-cover";
import { Link } from "@/components/ui/link";
import type { Neighbor } from "@/lib/businesses/model";
import { formatKm } from "@/lib/format";
import { routes } from "@/lib/routes";
import { Section } from "./section";

/** Where else to go, should this one be closed. */
export function NeighborsBlock({ neighbors }: { neighbors: readonly Neighbor[] }) {
  if (neighbors.length === 0) return null;
  return (
    <Section id="cerca" title="Cerca de aquí">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {neighbors.map((neighbor) => (
          <li
            key={neighbor.slug}
            className="relative flex items-center gap-3 overflow-hidden rounded-card border border-line bg-white pr-3 hover:border-field"
          >
            <BusinessCover
              business={neighbor}
              sizes="9rem"
              className="aspect-square w-20 shrink-0 self-stretch"
              initialsClassName="text-base"
            />
            <div className="min-w-0 py-2.5">
              <p className="line-clamp-2 font-semibold leading-5">
                <Link href={routes.business(neighbor.slug)} className="after:absolute after:inset-0 hover:underline">
                  {neighbor.name}
                </Link>
              </p>
              <p className="mt-0.5 line-clamp-1 text-ink-soft text-sm">{neighbor.activity ?? neighbor.category}</p>
              <p className="text-ink-soft text-sm">
                a {formatKm(neighbor.distanceKm)}
                {neighbor.neighborhood && ` · ${neighbor.neighborhood}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
