"use client";

import { useSyncExternalStore } from "react";
import { currentFavorites, onFavoritesChange } from "./favorites-store";

/** How many favourites this browser keeps; nothing while there are none. Stands after the word "Favoritos" in a link. */
export function FavoritesCount() {
  const count = useSyncExternalStore(
    onFavoritesChange,
    () => currentFavorites().length,
    () => 0,
  );
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-action px-1.5 text-center font-semibold text-ink text-sm leading-5">
      {count}
    </span>
  );
}
