import type { Favorite } from "@/lib/favorites/favorites";

type FavoriteButtonProps = {
  favorite: Favorite;
  isKept?: boolean;
  /** Place and colour; overrides nothing. */
  className?: string;
};

/** The heart that keeps a business in this browser (`browser/at-load/favorites.ts`). Not shown without JavaScript. */
export const FavoriteButton = ({ favorite, isKept = false, className = "" }: FavoriteButtonProps) => (
  <button
    type="button"
    aria-pressed={isKept}
    aria-label="Guardar en favoritos"
    data-favorito={JSON.stringify(favorite, (_, value) => value ?? undefined)}
    className={`heart-button ${className}`.trimEnd()}
  />
);
