import type { Neighbor } from "@/lib/businesses/model";
import { formatDistance } from "@/lib/format";

/** A neighbour as its small card shows it: `kind` is what it does, `place` how far it is and where. */
export type NeighborWords = Pick<Neighbor, "slug" | "name" | "categorySlug" | "coverUrl"> & {
  kind: string;
  place: string;
};

export const neighborWords = (neighbor: Neighbor): NeighborWords => {
  const { slug, name, categorySlug, coverUrl, activity, category, distanceKm, neighborhood } = neighbor;
  const distance = formatDistance(distanceKm, neighbor).replace(/^(?=\d|menos)/, "a ");
  const place = [distance, neighborhood].filter(Boolean).join(" · ");
  return { slug, name, categorySlug, coverUrl, kind: activity ?? category, place };
};
