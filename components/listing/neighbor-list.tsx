"use client";

import { BusinessCover } from "@/components/businesses/business-cover";
import { Link } from "@/components/ui/link";
import type { Neighbor } from "@/lib/businesses/model";
import { routes } from "@/lib/routes";

type NeighborListProps = {
  /** `kind` is what it does, `place` how far it is and where. */
  neighbors: readonly (Pick<Neighbor, "slug" | "name" | "categorySlug" | "coverUrl"> & {
    kind: string;
    place: string;
  })[];
};

/** Small cards of other businesses. */
export const NeighborList = ({ neighbors }: NeighborListProps) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
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
);
