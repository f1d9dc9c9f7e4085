"use client";

import { Heart } from "lucide";
import { createElement, useEffect, useSyncExternalStore } from "react";
import { showToast } from "@/components/ui/toast-queue";
import { type Favorite, hasFavorite, withFavorite, withoutFavorite, withPresentFacts } from "@/lib/favorites/favorites";
import { MESSAGES } from "@/lib/messages";
import { currentFavorites, onFavoritesChange, storeFavorites } from "./favorites-store";

type FavoriteToggleProps = { favorite: Favorite; className?: string | undefined };

/** See `FavoriteButton`. Not shown where there is no JavaScript to keep anything. */
export function FavoriteToggle({ favorite, className = "" }: FavoriteToggleProps) {
  // Yes or no, so that hydrating a list draws only those hearts anew that are kept.
  const isKept = useSyncExternalStore(
    onFavoritesChange,
    () => hasFavorite(currentFavorites(), favorite.slug),
    () => false,
  );

  useEffect(() => {
    // A phone or an address that changed since is taken over when its owner's page or card is seen.
    if (!isKept) return;
    const known = currentFavorites();
    const corrected = withPresentFacts(known, favorite);
    if (corrected !== known) storeFavorites(corrected);
  }, [isKept, favorite]);

  function toggle() {
    const known = currentFavorites();
    const isStored = storeFavorites(isKept ? withoutFavorite(known, favorite.slug) : withFavorite(known, favorite));
    if (!isStored) {
      showToast({ title: MESSAGES.favoriteRefused, text: MESSAGES.favoriteRefusedDetail, variant: "destructive" });
    } else if (!isKept) {
      showToast({ title: MESSAGES.favoriteKept, text: MESSAGES.favoriteKeptDetail });
    }
  }

  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Guardar ${favorite.name} en favoritos`}
      onClick={toggle}
      className={`heart-button ${className}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {Heart.map(([element, attributes]) => createElement(element, { key: element, ...attributes }))}
      </svg>
    </button>
  );
}
