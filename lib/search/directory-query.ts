import { toVisibleText } from "@/lib/text/visible-text";
import { FILTER_ROWS, type Filter, type FilterValues } from "./filters";
import { readTypedFilters } from "./typed-filters";

/** Businesses on one page of a list (specification, section 9). */
export const PAGE_SIZE = 24;
const MAX_PAGE = 9999;
const MAX_TERM_CHARACTERS = 500;

/** Null or false is "no filter"; pages count from 1. */
export type DirectoryQuery = FilterValues & { sort: "default" | "nearby"; page: number };

const readFilters = (read: (key: string) => string): FilterValues =>
  Object.fromEntries(FILTER_ROWS.map((row) => [row.filter, row.read(read(row.key))])) as FilterValues;

export const ALL_BUSINESSES: DirectoryQuery = { ...readFilters(() => ""), sort: "default", page: 1 };

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? "") : (value ?? "");

export function parsePage(value: string | string[] | undefined): number {
  const page = Number(first(value));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** True for a page as we write it ("2"): other spellings must not be kept as pages of their own. */
export const isPageSegment = (segment: string): boolean => String(parsePage(segment)) === segment;

/** Reads the directory's parameters; unknown ones are no filter. Words that name a filter set it, and leave the term. */
export function parseDirectoryQuery(parameters: Parameters): DirectoryQuery {
  const asked = readFilters((key) => first(parameters[key]));
  const typed = readTypedFilters(toVisibleText(asked.term ?? "").slice(0, MAX_TERM_CHARACTERS));
  const sort = typed.isNearby || first(parameters.sort) === "nearby" ? "nearby" : "default";
  const isOpenNow = typed.isOpenNow || asked.isOpenNow;
  return {
    ...asked,
    term: typed.term || null,
    isOpenNow,
    // Hardly anybody's hours are known: who only typed the word shall not be left with nothing.
    includesUnknownHours: isOpenNow && (typed.isOpenNow || asked.includesUnknownHours),
    hasPhone: typed.hasPhone || asked.hasPhone,
    radiusKm: sort === "nearby" ? asked.radiusKm : null,
    sort,
    page: parsePage(parameters.page),
  };
}

/** The parameters that a query reads, in the order of addresses. */
export const parametersOf = (query: Partial<DirectoryQuery>, page: number) => ({
  ...Object.fromEntries(
    FILTER_ROWS.map(({ filter, key }) => [key, query[filter] === true ? 1 : query[filter] || null]),
  ),
  sort: query.sort === "nearby" ? query.sort : null,
  page: page > 1 ? page : null,
});

const FILTERS = FILTER_ROWS.map(({ filter }) => filter);

/** The filters in use, by the name of their field; neither the order nor the page is one. */
export const activeFilters = (query: DirectoryQuery): Filter[] =>
  FILTERS.filter((name) => query[name] !== ALL_BUSINESSES[name]);

export const withoutFilter = (query: DirectoryQuery, filter: Filter): DirectoryQuery => ({
  ...query,
  ...Object.fromEntries(
    FILTER_ROWS.filter((row) => row.filter === filter || row.needs === filter).map((row) => [row.filter, row.read("")]),
  ),
  page: 1,
});

export const isFiltered = (query: DirectoryQuery): boolean =>
  query.sort !== "default" || activeFilters(query).length > 0;

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
