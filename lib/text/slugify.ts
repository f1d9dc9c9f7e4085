import { decodePercent } from "./percent";

/** The database's check on slugs. */
export const MAX_SLUG_LENGTH = 80;

/** Cuts at the limit without leaving a hyphen at the end. */
export const cutSlug = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, "");

/** Lower case, accents removed, everything that is not a letter or a digit to a hyphen, at most 80 characters. */
export function slugify(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return cutSlug(words, MAX_SLUG_LENGTH);
}

/** True if a text may be a slug; the database knows whether anything is called so. */
export const isWellFormedSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** The slug that a part of an address stands for, however it is written there: "Alimentos%20y%20Bebidas". */
export const slugInPath = (segment: string): string => slugify(decodePercent(segment));
