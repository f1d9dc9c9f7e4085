import { isWellFormedSlug } from "./slugify";

/** The listing that a pasted address names ("https://…/negocio/la-guera?x", "/negocio/la-guera"), or a slug alone; null for anything else. */
export function readListingSlug(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const slug = /\/negocio\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed;
  return isWellFormedSlug(slug) ? slug : null;
}
