"use client";

import { useSyncExternalStore } from "react";
import { currentFavorites, noFavoritesOnServer, onFavoritesChange } from "./favorites-store";

/** How many favourites this browser keeps; nothing while there are none. Stands after the word "Favoritos" in a link. */
export function FavoritesCount() {
  const favorites = useSyncExternalStore(onFavoritesChange, currentFavorites, noFavoritesOnServer);
  if (!favorites || favorites.length === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-action px-1.5 text-center font-semibold text-ink text-sm leading-5">
      {favorites.length}
    </span>
  );
}
