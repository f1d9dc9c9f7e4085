import { isWellFormedSlug } from "@/lib/text/slugify";

/** Listing whose claim comes after a sign-in; null for none. @param path to return to. */
export function claimedSlug(path: string): string | null {
  const slug = /^\/reclamar\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? "";
  return isWellFormedSlug(slug) ? slug : null;
}
