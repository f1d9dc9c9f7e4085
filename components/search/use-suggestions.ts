import { useEffect, useState } from "react";
import { routes } from "@/lib/routes";
import type { Suggestion } from "@/lib/search/model";

const DEBOUNCE_MS = 150;
/** Shorter terms fit too much to help. */
export const MIN_TERM_CHARACTERS = 2;

const known = new Map<string, Suggestion[]>();
const NONE: Suggestion[] = [];

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(routes.suggestions(term), { signal });
  // Suggestions are a help: without them one types on.
  if (!response.ok) return NONE;
  const suggestions: Suggestion[] = await response.json();
  known.set(term, suggestions);
  return suggestions;
}

/** What could be meant by what is being typed, once typing rests; null while that is not known. */
export function useSuggestions(text: string): Suggestion[] | null {
  const term = text.trim().replace(/\s+/g, " ").toLowerCase();
  const [found, setFound] = useState<{ term: string; suggestions: Suggestion[] } | null>(null);
  const isAsked = term.length >= MIN_TERM_CHARACTERS;

  useEffect(() => {
    if (!isAsked || known.has(term)) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(term, request.signal).then(
        (suggestions) => setFound({ term, suggestions }),
        () => setFound(null),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [isAsked, term]);

  if (!isAsked) return NONE;
  return known.get(term) ?? (found?.term === term ? found.suggestions : null);
}
