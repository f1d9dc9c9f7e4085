/** The key in the browser's local storage: what was searched for there, which never leaves it. */
const RECENT_SEARCHES_KEY = "busquedas_recientes";

/** Count that a phone shows above its keyboard. */
const MAX_RECENT = 5;

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase("es") === b.toLocaleLowerCase("es");

/** Reads what is stored, by this version or another one; what cannot be read is left out. */
export function parseRecentSearches(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter((term) => typeof term === "string").slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** The newest stands first, once; beyond the bound the oldest go. An empty term is no search. */
export function withRecentSearch(recent: readonly string[], searched: string): string[] {
  const term = searched.trim().replace(/\s+/g, " ");
  if (term === "") return [...recent];
  return [term, ...recent.filter((each) => !isSame(each, term))].slice(0, MAX_RECENT);
}

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
