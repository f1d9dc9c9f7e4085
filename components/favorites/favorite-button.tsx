import type { BusinessCard } from "@/lib/businesses/model";
import type { Favorite } from "@/lib/favorites/favorites";
import { addressLine } from "@/lib/geo/route-links";
import { FavoriteToggle } from "./favorite-toggle";

type FavoriteButtonProps = {
  /** May be a whole business: only what is kept of a favourite goes to the browser. */
  business: Favorite & Partial<Pick<BusinessCard, "neighborhood">>;
  /** Place and colour; overrides nothing. */
  className?: string;
};

/** The heart that keeps a business in this browser. For cards and pages. */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { slug, name, category, coverUrl, phone, phoneE164, address, neighborhood = null } = business;
  const place = addressLine({ address, neighborhood });
  return (
    <FavoriteToggle
      favorite={{ slug, name, category, coverUrl, phone, phoneE164, address: place }}
      className={className}
    />
  );
}
