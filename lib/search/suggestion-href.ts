import { routes } from "@/lib/routes";
import type { Suggestion } from "./model";

export type Choice = Suggestion | { kind: "recent"; text: string; detail: null; slug: null };

const PATHS: Readonly<Partial<Record<Choice["kind"], (slug: string) => string>>> = {
  business: (slug) => routes.business(slug),
  category: (slug) => routes.category(slug),
  neighborhood: (slug) => routes.neighborhood(slug),
};

/** The page that a choice leads to; null for one that is searched for by its text. */
export const suggestionHref = ({ kind, slug }: Choice): string | null =>
  slug === null ? null : (PATHS[kind]?.(slug) ?? null);
