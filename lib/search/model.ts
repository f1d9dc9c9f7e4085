import type { BusinessCard } from "@/lib/businesses/model";
import type { Plan } from "@/lib/plans/plans";
import type { Filter } from "./filters";

/** A business as a list of results shows it. */
export type FoundBusiness = BusinessCard & {
  /** From the visitor; null without a position of both. */
  distanceKm: number | null;
  /** It does not match what was typed, only something near it. */
  isFuzzy: boolean;
  /** A paid plan moved it up to where it stands: label it. */
  isPromoted: boolean;
};

/** One value of a filter, with the number of businesses it would leave. */
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
  /** How many of them the pages show: by distance without a term, the nearest 5,000. */
  reachable: number;
  /** The results are those of this term, not of the typed one: «¿Quisiste decir …?». */
  correctedTerm: string | null;
  businesses: FoundBusiness[];
  /** Where at most one was found: how many there would be without each of the filters in use. */
  without: Partial<Record<Filter, number>>;
  /** Where at most one was found: the category in which one would look for the term. */
  categoryOfTerm: string | null;
  facets: SearchFacets;
};

export type Suggestion = {
  kind: "business" | "category" | "activity" | "neighborhood";
  text: string;
  detail: string | null;
  /** Of the business, the category or the colonia; null for an activity, which is searched by its text. */
  slug: string | null;
};

/** An activity ("giro") of public businesses, with their number. */
export type ActivityCount = { slug: string; name: string; categorySlug: string; total: number };

/** How many businesses the lists have on which a business stands; a slug is null where it stands on no such list. */
export type ListsOfBusiness = {
  activity: { slug: string | null; total: number };
  neighborhood: { slug: string | null; total: number };
  both: number;
};

/**
 * A colonia, or a category or activity within one, has a page of its own from this many businesses on: fewer are no list.
 * An activity has a page from one on, as its businesses link it, which search engines are shown from this many on.
 */
export const LEAST_BUSINESSES_OF_A_PAGE = 5;
