import { parseRecentSearches, RECENT_SEARCHES_KEY, withRecentSearch } from "./recent-searches";

/** Recent searches of this browser; none where it refuses storage. */
export function readRecentSearches(): string[] {
  try {
    return parseRecentSearches(localStorage.getItem(RECENT_SEARCHES_KEY));
  } catch {
    return [];
  }
}

export function rememberSearch(term: string): void {
  try {
    localStorage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(withRecentSearch(readRecentSearches(), term)));
  } catch {
    // A help only: without storage one types again.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES_KEY);
  } catch {
    // Nothing was kept.
  }
}
