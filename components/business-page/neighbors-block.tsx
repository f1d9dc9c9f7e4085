import { BusinessCover } from "@/components/businesses/business-cover";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import type { NeighborWords } from "./neighbor-messages";
import { Section } from "./section";

export function NeighborsBlock({ neighbors }: { neighbors: readonly NeighborWords[] }) {
  if (neighbors.length === 0) return null;
  return (
    <Section id="cerca" title="Cerca de aquí">
      <ul className="neighbor-list grid grid-cols-1 gap-3 sm:grid-cols-2">
        {neighbors.map((neighbor) => (
          <li key={neighbor.slug} className="neighbor">
            <BusinessCover business={neighbor} sizes="9rem" />
            <div>
              <p>
                <Link href={routes.business(neighbor.slug)}>{neighbor.name}</Link>
              </p>
              <p>{neighbor.kind}</p>
              <p>{neighbor.place}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
