import { findCategory } from "@/lib/categories/categories";
import { type Plan, parsePlan } from "@/lib/plans/plans";
import { isWellFormedSlug, slugify } from "@/lib/slugify";

/** Businesses on one page of a list (specification, section 9). */
export const PAGE_SIZE = 24;
const MAX_PAGE = 9999;
const MAX_TERM_CHARACTERS = 500;

/** What the directory is asked for. Null is "no filter"; pages count from 1. */
export type DirectoryQuery = {
  term: string | null;
  categorySlug: string | null;
  plan: Plan | null;
  page: number;
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

/** A category from an address: slug or name; empty and "all" are no filter (specification, section 5). */
function parseCategory(value: string): string | null {
  const known = findCategory(value);
  if (known) return known.slug;
  const slug = slugify(value);
  return slug !== "all" && isWellFormedSlug(slug) ? slug : null;
}

/** Reads the directory's query parameters; whatever cannot be understood is no filter. */
export function parseDirectoryQuery(parameters: Parameters): DirectoryQuery {
  return {
    // A NUL cannot be stored in a text of the database, so it is in no business's name.
    term: first(parameters.q).replaceAll("\u0000", "").trim().slice(0, MAX_TERM_CHARACTERS) || null,
    categorySlug: parseCategory(first(parameters.category)),
    plan: parsePlan(first(parameters.plan)),
    page: parsePage(parameters.page),
  };
}

export const isFiltered = ({ term, categorySlug, plan }: DirectoryQuery): boolean =>
  term !== null || categorySlug !== null || plan !== null;

/** Number of pages that `total` matches fill; at least one. */
export const countPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));
