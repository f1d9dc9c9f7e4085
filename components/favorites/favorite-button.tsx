import type { Favorite } from "@/lib/favorites/favorites";

type FavoriteButtonProps = {
  business: Pick<Favorite, "slug" | "name">;
  /** Known where the list itself is made in the browser. */
  isKept?: boolean;
  /** Within an element that says whose it is (`data-negocio`); `FavoriteHearts` names it in full. */
  isWithin?: boolean;
  /** Place and colour; overrides nothing. */
  className?: string;
};

/**
 * The heart that keeps a business in this browser. Plain HTML: `FavoriteHearts`, once on the page, makes it work. Not shown
 * where there is no JavaScript to keep anything.
 */
export function FavoriteButton({ business, isKept = false, isWithin = false, className = "" }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={isWithin ? "Guardar en favoritos" : `Guardar ${business.name} en favoritos`}
      data-favorito={isWithin ? "" : business.slug}
      className={`heart-button ${className}`.trimEnd()}
    />
  );
}
