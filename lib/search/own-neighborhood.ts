import { isWellFormedSlug } from "@/lib/text/slugify";

export const OWN_NEIGHBORHOOD_KEY = "colonia";

export type OwnNeighborhood = { slug: string; name: string };

/** Reads what is stored, by this version or another one; null for what is none. */
export function parseOwnNeighborhood(text: string | null): OwnNeighborhood | null {
  try {
    const { slug, name }: { slug?: unknown; name?: unknown } = JSON.parse(text ?? "{}");
    return typeof name === "string" && typeof slug === "string" && isWellFormedSlug(slug) ? { slug, name } : null;
  } catch {
    return null;
  }
}
