"use client";

import { Heart } from "lucide";
import { createElement, useEffect, useSyncExternalStore } from "react";
import { showToast } from "@/components/ui/toast-queue";
import { type Favorite, hasFavorite, withFavorite, withoutFavorite, withPresentFacts } from "@/lib/favorites/favorites";
import { MESSAGES } from "@/lib/messages";
import { currentFavorites, noFavoritesOnServer, onFavoritesChange, storeFavorites } from "./favorites-store";

type FavoriteToggleProps = { favorite: Favorite; className?: string | undefined };

/** See `FavoriteButton`. Not shown where there is no JavaScript to keep anything. */
export function FavoriteToggle({ favorite, className = "" }: FavoriteToggleProps) {
  const favorites = useSyncExternalStore(onFavoritesChange, currentFavorites, noFavoritesOnServer);
  const isKept = favorites !== null && hasFavorite(favorites, favorite.slug);

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
      className={`inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line bg-white transition-transform duration-150 active:scale-90 noscript:hidden ${isKept ? "text-action-strong" : "text-ink"} ${className}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill={isKept ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {Heart.map(([element, attributes]) => createElement(element, { key: element, ...attributes }))}
      </svg>
    </button>
  );
}
