import { FAVORITES_KEY, type Favorite, parseFavorites } from "./favorites";

let kept: { text: string | null; favorites: readonly Favorite[] } = { text: null, favorites: [] };
/** Told on the window: each script of the page has this module once. */
const CHANGE = "favoritos";

/** A browser may refuse storage altogether; reading it then throws. */
function readStored(): string | null {
  try {
    return localStorage.getItem(FAVORITES_KEY);
  } catch {
    return null;
  }
}

/** The favourites of this browser; the same list as long as nothing changes. */
export function currentFavorites(): readonly Favorite[] {
  const text = readStored();
  if (text !== kept.text) kept = { text, favorites: parseFavorites(text) };
  return kept.favorites;
}

export function onFavoritesChange(listener: () => void): void {
  for (const event of [CHANGE, "storage"]) window.addEventListener(event, listener);
}

/** Keeps the list; false when the browser refuses (storage switched off, or full). */
export function storeFavorites(favorites: readonly Favorite[]): boolean {
  try {
    localStorage.setItem(FAVORITES_KEY, JSON.stringify(favorites));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGE));
  return true;
}
