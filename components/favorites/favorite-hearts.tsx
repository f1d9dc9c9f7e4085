"use client";

import { useEffect } from "react";
import { showToast } from "@/components/ui/toast-queue";
import { type Favorite, hasFavorite, withFavorite, withoutFavorite, withPresentFacts } from "@/lib/favorites/favorites";
import { MESSAGES } from "@/lib/messages";
import { currentFavorites, onFavoritesChange, storeFavorites } from "./favorites-store";

function toggle(favorite: Favorite): void {
  const known = currentFavorites();
  const isKept = hasFavorite(known, favorite.slug);
  const isStored = storeFavorites(isKept ? withoutFavorite(known, favorite.slug) : withFavorite(known, favorite));
  if (!isStored) {
    showToast({ title: MESSAGES.favoriteRefused, text: MESSAGES.favoriteRefusedDetail, variant: "destructive" });
  } else if (!isKept) {
    showToast({ title: MESSAGES.favoriteKept, text: MESSAGES.favoriteKeptDetail });
  }
}

/** A phone or an address that changed since is taken over when its owner's page or card is seen. */
function takeOverFacts(favorites: readonly Favorite[]): void {
  const known = currentFavorites();
  const corrected = favorites.reduce(withPresentFacts, known);
  if (corrected !== known) storeFavorites(corrected);
}

/** Whose heart it is: it says so itself, or what it stands in does. */
const slugOf = (heart: HTMLElement): string =>
  heart.dataset.favorito || (heart.closest<HTMLElement>("[data-negocio]")?.dataset.negocio ?? "");

/** Those of a list are named by the script that makes them work, and not in the page. */
function nameHearts(favorites: readonly Favorite[]): void {
  const names = new Map(favorites.map(({ slug, name }) => [slug, name]));
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favorito=""]')) {
    const name = names.get(slugOf(heart));
    if (name !== undefined) heart.setAttribute("aria-label", `Guardar ${name} en favoritos`);
  }
}

function showKept(): void {
  const kept = new Set(currentFavorites().map(({ slug }) => slug));
  for (const heart of document.querySelectorAll<HTMLElement>("[data-favorito]")) {
    heart.setAttribute("aria-pressed", String(kept.has(slugOf(heart))));
  }
}

/** Makes the hearts of a page or list work (`FavoriteButton`): one component for all of them. @param favorites theirs. */
export function FavoriteHearts({ favorites }: { favorites: readonly Favorite[] }) {
  useEffect(() => {
    function onClick({ target }: MouseEvent) {
      const heart = target instanceof Element ? target.closest<HTMLElement>("[data-favorito]") : null;
      const favorite = heart && favorites.find(({ slug }) => slug === slugOf(heart));
      if (favorite) toggle(favorite);
    }
    nameHearts(favorites);
    takeOverFacts(favorites);
    showKept();
    document.addEventListener("click", onClick);
    const stopListening = onFavoritesChange(showKept);
    return () => {
      document.removeEventListener("click", onClick);
      stopListening();
    };
  }, [favorites]);
  return null;
}
