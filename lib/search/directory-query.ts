import {
  DELIVERY_WAYS,
  type DeliveryWay,
  findChoice,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "@/lib/businesses/ways";
import { findCategory } from "@/lib/categories/categories";
import { type Plan, parsePlan } from "@/lib/plans/plans";
import { isWellFormedSlug, slugify } from "@/lib/text/slugify";
import { toVisibleText } from "@/lib/text/visible-text";
import { readTypedFilters } from "./typed-filters";

/** Businesses on one page of a list (specification, section 9). */
export const PAGE_SIZE = 24;
const MAX_PAGE = 9999;
const MAX_TERM_CHARACTERS = 500;

/** Distances that a search nearby can be limited to, in kilometres. */
export const RADII_KM = [1, 3, 5] as const;
type RadiusKm = (typeof RADII_KM)[number];

/** What the directory is asked for. Null is "no filter"; pages count from 1. */
export type DirectoryQuery = {
  term: string | null;
  categorySlug: string | null;
  plan: Plan | null;
  /** Slug of a colonia. */
  neighborhoodSlug: string | null;
  isOpenNow: boolean;
  /** With `isOpenNow`: those whose hours nobody knows are listed, too, behind the open ones. */
  includesUnknownHours: boolean;
  hasPhone: boolean;
  /** How one pays. */
  payment: PaymentMethod | null;
  /** How one gets it; with a colonia, "domicilio" finds those that bring it there, too. */
  delivery: DeliveryWay | null;
  /** Null unless the list is sorted by distance: a radius needs a centre. */
  radiusKm: RadiusKm | null;
  sort: "default" | "nearby";
  page: number;
};

/** The first page of the directory without any filter. */
export const ALL_BUSINESSES: DirectoryQuery = {
  term: null,
  categorySlug: null,
  plan: null,
  neighborhoodSlug: null,
  isOpenNow: false,
  includesUnknownHours: false,
  hasPhone: false,
  payment: null,
  delivery: null,
  radiusKm: null,
  sort: "default",
  page: 1,
};

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? "") : (value ?? "");

/** A page number from an address; anything that is none is the first page. */
export function parsePage(value: string | string[] | undefined): number {
  const page = Number(first(value));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Whether a path's last segment is a page as we write it ("2"): other spellings must not be kept as pages of their own. */
export const isPageSegment = (segment: string): boolean => String(parsePage(segment)) === segment;

/** A slug from an address that may hold the name instead; empty and "all" are no filter (specification, section 5). */
function parseSlug(value: string): string | null {
  const slug = slugify(value);
  return slug !== "all" && isWellFormedSlug(slug) ? slug : null;
}

const parseRadius = (value: string): RadiusKm | null => RADII_KM.find((radius) => String(radius) === value) ?? null;

/**
 * Reads the directory's query parameters; whatever cannot be understood is no filter. Words of the term that name a filter set
 * it, and are no part of the term.
 */
export function parseDirectoryQuery(parameters: Parameters): DirectoryQuery {
  const category = first(parameters.category);
  const typed = readTypedFilters(toVisibleText(first(parameters.q)).slice(0, MAX_TERM_CHARACTERS));
  const sort = typed.isNearby || first(parameters.sort) === "nearby" ? "nearby" : "default";
  const isOpenNow = typed.isOpenNow || first(parameters.abierto) === "1";
  return {
    term: typed.term || null,
    categorySlug: findCategory(category)?.slug ?? parseSlug(category),
    plan: parsePlan(first(parameters.plan)),
    neighborhoodSlug: parseSlug(first(parameters.colonia)),
    isOpenNow,
    // Hardly anybody's hours are known: who only typed the word shall not be left with nothing.
    includesUnknownHours: isOpenNow && (typed.isOpenNow || first(parameters.sinhorario) === "1"),
    hasPhone: typed.hasPhone || first(parameters.telefono) === "1",
    payment: findChoice(PAYMENT_METHODS, first(parameters.pago))?.id ?? null,
    delivery: findChoice(DELIVERY_WAYS, first(parameters.entrega))?.id ?? null,
    radiusKm: sort === "nearby" ? parseRadius(first(parameters.radio)) : null,
    sort,
    page: parsePage(parameters.page),
  };
}

const FILTERS = [
  "term",
  "categorySlug",
  "plan",
  "neighborhoodSlug",
  "isOpenNow",
  "includesUnknownHours",
  "hasPhone",
  "payment",
  "delivery",
  "radiusKm",
] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters in use, by the name of their field; neither the order nor the page is one. */
export const activeFilters = (query: DirectoryQuery): Filter[] =>
  FILTERS.filter((name) => query[name] !== ALL_BUSINESSES[name]);

/** The first page of the same list without a filter. */
export const withoutFilter = (query: DirectoryQuery, filter: Filter): DirectoryQuery => ({
  ...query,
  [filter]: ALL_BUSINESSES[filter],
  ...(filter === "isOpenNow" && { includesUnknownHours: false }),
  page: 1,
});

/** Whether this is another list than the plain directory's, filtered or in another order. */
export const isFiltered = (query: DirectoryQuery): boolean =>
  query.sort !== "default" || activeFilters(query).length > 0;

/** Number of pages that `total` matches fill; at least one. */
export const countPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
