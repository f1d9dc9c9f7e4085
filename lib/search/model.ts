import type { BusinessCard } from "@/lib/businesses/model";
import type { Plan } from "@/lib/plans/plans";
import type { Filter } from "./filters";

export type FoundBusiness = BusinessCard & {
  /** Kilometres from the visitor; null without a position of both. */
  distanceKm: number | null;
  isFuzzy: boolean;
  /** A paid plan moved it up to where it stands: label it. */
  isPromoted: boolean;
};

export type Facet<Id extends string = string> = { id: Id; name: string; total: number };

/** Each is counted under all the other filters. */
export type SearchFacets = {
  categories: Facet[];
  plans: Facet<Plan>[];
  /** Colonias, those with most businesses first. */
  neighborhoods: Facet[];
  openNow: number;
  /** Matches under the other filters that are left out of "open now" because nobody knows their hours. */
  unknownHours: number;
  withPhone: number;
};

export type SearchResults = {
  /** Number of matches; with `isTotalCapped` there are at least so many. */
  total: number;
  isTotalCapped: boolean;
  /** Number that the pages show: by distance without a term, the nearest 5,000. */
  reachable: number;
  /** The results are those of this term, not of the typed one: «¿Quisiste decir …?». */
  correctedTerm: string | null;
  businesses: FoundBusiness[];
  /** Counts without each of the filters in use, where at most one was found. */
  without: Partial<Record<Filter, number>>;
  /** Category in which one would look for the term, where at most one was found. */
  categoryOfTerm: string | null;
  facets: SearchFacets;
};

export type Suggestion = {
  kind: "business" | "category" | "activity" | "neighborhood";
  text: string;
  detail: string | null;
  /** Slug of the business, the category or the colonia; null for an activity, which is searched by its text. */
  slug: string | null;
};

export type ActivityCount = { slug: string; name: string; categorySlug: string; total: number };

/** Counts of the lists on which a business stands; a slug is null where it stands on no such list. */
export type ListsOfBusiness = {
  activity: { slug: string | null; total: number };
  neighborhood: { slug: string | null; total: number };
  both: number;
};

/** Businesses from which a colonia, or a category or activity within one, has a page. An activity has one from one on, as its businesses
 * link it; search engines are shown it from this many on. */
export const LEAST_BUSINESSES_OF_A_PAGE = 5;
