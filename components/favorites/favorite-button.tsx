import type { Favorite } from "@/lib/favorites/favorites";

type FavoriteButtonProps = {
  favorite: Favorite;
  /** Known where the list itself is made in the browser. */
  isKept?: boolean;
  /** Place and colour; overrides nothing. */
  className?: string;
};

/**
 * The heart that keeps a business in this browser. Plain HTML with what is kept: `browser/at-load/favorites.ts` makes it
 * work, and names it in full. Not shown where there is no JavaScript to keep anything.
 */
export const FavoriteButton = ({ favorite, isKept = false, className = "" }: FavoriteButtonProps) => (
  <button
    type="button"
    aria-pressed={isKept}
    aria-label="Guardar en favoritos"
    data-favorito={JSON.stringify(favorite, (_, value) => value ?? undefined)}
    className={`heart-button ${className}`.trimEnd()}
  />
);
