import { isWellFormedSlug } from "@/lib/text/slugify";

/** The listing whose claim comes after a sign-in; null where something else does. @param path to return to. */
export function claimedSlug(path: string): string | null {
  const slug = /^\/reclamar\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? "";
  return isWellFormedSlug(slug) ? slug : null;
}
