import type { BusinessCard } from "@/lib/businesses/model";
import { readText, toText } from "@/lib/database-rows/row";
import { isWellFormedSlug } from "@/lib/text/slugify";

/** Data of a favourite: enough to call and to go there without a connection. */
export type Favorite = Pick<
  BusinessCard,
  "slug" | "name" | "category" | "coverUrl" | "phone" | "phoneE164" | "address"
>;

export const FAVORITES_KEY = "favoritos";

/** A bound on what one browser keeps: far above what a person saves, far below what storage holds. */
const MAX_FAVORITES = 300;

function toFavorite(value: unknown): Favorite | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = Object.fromEntries(Object.entries(value));
  const slug = readText(fields, "slug");
  const name = readText(fields, "name");
  if (slug === null || name === null || !isWellFormedSlug(slug)) return null;
  return {
    slug,
    name,
    category: readText(fields, "category") ?? "",
    coverUrl: /^\/[^/\\]/.test(toText(fields.coverUrl) ?? "") ? toText(fields.coverUrl) : null,
    phone: readText(fields, "phone"),
    phoneE164: readText(fields, "phoneE164"),
    address: readText(fields, "address"),
  };
}

/** Reads what is stored, by this version or another one; what cannot be read is left out. */
export function parseFavorites(text: string | null): Favorite[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.map(toFavorite).filter((favorite) => favorite !== null) : [];
  } catch {
    return [];
  }
}

export const hasFavorite = (favorites: readonly Favorite[], slug: string): boolean =>
  favorites.some((favorite) => favorite.slug === slug);

export const withoutFavorite = (favorites: readonly Favorite[], slug: string): Favorite[] =>
  favorites.filter((favorite) => favorite.slug !== slug);

export const withFavorite = (favorites: readonly Favorite[], favorite: Favorite): Favorite[] =>
  [favorite, ...withoutFavorite(favorites, favorite.slug)].slice(0, MAX_FAVORITES);

/** The list with the present facts of a business that is in it; the same list when there is nothing to correct. */
export function withPresentFacts(favorites: readonly Favorite[], favorite: Favorite): readonly Favorite[] {
  const kept = favorites.find(({ slug }) => slug === favorite.slug);
  if (!kept || JSON.stringify(kept) === JSON.stringify(favorite)) return favorites;
  return favorites.map((each) => (each.slug === favorite.slug ? favorite : each));
}
