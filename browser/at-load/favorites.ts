import { whenever } from "@/browser/whenever";
import { showToast } from "@/lib/browser/toasts";
import { currentFavorites, onFavoritesChange, storeFavorites } from "@/lib/favorites/browser-store";
import {
  type Favorite,
  hasFavorite,
  parseFavorites,
  withFavorite,
  withoutFavorite,
  withPresentFacts,
} from "@/lib/favorites/favorites";
import { FAVORITES_MESSAGES } from "@/lib/favorites/messages";

const HEART = "data-favorito";
const COUNT = "data-favoritos";

const favoriteOf = (heart: Element): Favorite | undefined => parseFavorites(`[${heart.getAttribute(HEART)}]`)[0];

function toggle(favorite: Favorite): void {
  const known = currentFavorites();
  const isKept = hasFavorite(known, favorite.slug);
  const isStored = storeFavorites(isKept ? withoutFavorite(known, favorite.slug) : withFavorite(known, favorite));
  if (!isStored)
    showToast({ title: FAVORITES_MESSAGES.refused, text: FAVORITES_MESSAGES.refusedDetail, variant: "destructive" });
  else if (!isKept) showToast({ title: FAVORITES_MESSAGES.kept, text: FAVORITES_MESSAGES.keptDetail });
}

function showKept(heart: Element): void {
  const slug = favoriteOf(heart)?.slug ?? "";
  heart.setAttribute("aria-pressed", String(hasFavorite(currentFavorites(), slug)));
}

function showCount(place: Element): void {
  const count = currentFavorites().length;
  place.toggleAttribute("data-numero", count > 0);
  if (count > 0) place.setAttribute("data-numero", String(count));
}

function meet(heart: Element): void {
  const favorite = favoriteOf(heart);
  if (!favorite) return;
  heart.setAttribute("aria-label", `Guardar ${favorite.name} en favoritos`);
  // A phone or an address that changed since is taken over when its owner's page or card is seen.
  const known = currentFavorites();
  const corrected = withPresentFacts(known, favorite);
  if (corrected !== known) storeFavorites(corrected);
  showKept(heart);
}

export function keepFavorites(): void {
  whenever(HEART, (_, heart) => meet(heart));
  whenever(COUNT, (_, place) => showCount(place));
  onFavoritesChange(() => {
    for (const heart of document.querySelectorAll(`[${HEART}]`)) showKept(heart);
    for (const place of document.querySelectorAll(`[${COUNT}]`)) showCount(place);
  });
  document.addEventListener("click", ({ target }) => {
    const heart = target instanceof Element ? target.closest(`[${HEART}]`) : null;
    const favorite = heart && favoriteOf(heart);
    if (favorite) toggle(favorite);
  });
}
