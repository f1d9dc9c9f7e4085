import type { Neighbor } from "@/lib/businesses/model";
import { formatKm } from "@/lib/format";
import { NeighborList } from "./neighbor-list";
import { Section } from "./section";

/** Where else to go, should this one be closed. */
export function NeighborsBlock({ neighbors }: { neighbors: readonly Neighbor[] }) {
  if (neighbors.length === 0) return null;
  return (
    <Section id="cerca" title="Cerca de aquí">
      <NeighborList
        neighbors={neighbors.map(({ slug, name, categorySlug, coverUrl, activity, category, ...place }) => ({
          slug,
          name,
          categorySlug,
          coverUrl,
          kind: activity ?? category,
          place: `a ${formatKm(place.distanceKm)}${place.neighborhood ? ` · ${place.neighborhood}` : ""}`,
        }))}
      />
    </Section>
  );
}
