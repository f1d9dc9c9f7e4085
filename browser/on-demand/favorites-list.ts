import { initialsOf } from "@/lib/businesses/initials";
import { telHref } from "@/lib/contact/phone";
import { currentFavorites, onFavoritesChange } from "@/lib/favorites/browser-store";
import type { Favorite } from "@/lib/favorites/favorites";
import { pictureSources } from "@/lib/images/picture-sources";
import { businessRoute } from "@/lib/routes";

function putText(card: Element, selector: string, text: string | null): void {
  const place = card.querySelector(selector);
  if (text) place?.replaceChildren(text);
  else place?.remove();
}

function fill(card: Element, favorite: Favorite): void {
  const { slug, name, category, address, phone, phoneE164, coverUrl } = favorite;
  card.querySelector("[data-nombre]")?.setAttribute("href", businessRoute(slug));
  putText(card, "[data-nombre]", name);
  putText(card, "[data-iniciales]", initialsOf(name));
  putText(card, "[data-giro]", category);
  putText(card, "[data-direccion]", address);
  const callHref = telHref(phone, phoneE164);
  putText(card, "[data-cuenta=llamada]", phone && callHref && `Llamar: ${phone}`);
  const call = card.querySelector<HTMLAnchorElement>("[data-cuenta=llamada]");
  if (call && phone && callHref) {
    call.href = callHref;
    call.dataset.copia = phone;
    call.dataset.negocio = slug;
  }
  card.querySelector(".heart-button")?.setAttribute("data-favorito", JSON.stringify(favorite));
  const picture = card.querySelector("img");
  if (coverUrl && picture) Object.assign(picture, srcOf(coverUrl));
  else picture?.remove();
}

/** `srcset` as the DOM spells it; before `src`: some browsers begin to load with what comes first. */
function srcOf(coverUrl: string): Partial<HTMLImageElement> {
  const { src, sizes = "", srcSet: srcset = "" } = pictureSources(coverUrl, "11rem");
  return srcset ? { sizes, srcset, src } : { src };
}

export function start(place: HTMLElement): void {
  const list = place.querySelector("ul");
  const pattern = list?.firstElementChild;
  const none = place.querySelector<HTMLElement>("[data-ninguno]");
  if (!list || !pattern || !none) return;
  pattern.remove();
  place.querySelector("[data-espera]")?.remove();
  function show(): void {
    const favorites = currentFavorites();
    const cards = favorites.map((favorite) => {
      const card = pattern?.cloneNode(true) as Element;
      fill(card, favorite);
      return card;
    });
    list?.replaceChildren(...cards);
    if (list) list.hidden = favorites.length === 0;
    if (none) none.hidden = favorites.length > 0;
  }
  show();
  onFavoritesChange(show);
}
