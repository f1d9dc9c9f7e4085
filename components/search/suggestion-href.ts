import { routes } from "@/lib/routes";
import type { Suggestion } from "@/lib/search/model";

/** The page that a suggestion leads to; null for one that is searched for by its text. */
export function suggestionHref({ kind, slug }: Suggestion): string | null {
  if (slug === null) return null;
  switch (kind) {
    case "business":
      return routes.business(slug);
    case "category":
      return routes.category(slug);
    case "neighborhood":
      return routes.neighborhood(slug);
    case "activity":
      return null;
    default:
      return kind satisfies never;
  }
}
