import type { Favorite } from "@/lib/favorites/favorites";
import { FavoriteToggle } from "./favorite-toggle";

type FavoriteButtonProps = {
  /** May be a whole business: only what is kept of a favourite goes to the browser. */
  business: Favorite;
  /** Place and colour; overrides nothing. */
  className?: string;
};

/** The heart that keeps a business in this browser. For cards and pages. */
export function FavoriteButton({ business, className }: FavoriteButtonProps) {
  const { slug, name, category, coverUrl, phone, phoneE164, address } = business;
  return (
    <FavoriteToggle favorite={{ slug, name, category, coverUrl, phone, phoneE164, address }} className={className} />
  );
}
