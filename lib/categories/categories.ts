import { slugify } from "../text/slugify";

/** The ten fixed categories, in the order of every list. `hue` (degrees) tints the category's artwork and chip. */
export const CATEGORIES = [
  { slug: "alimentos-y-bebidas", name: "Alimentos y Bebidas", hue: 24 },
  { slug: "belleza-y-cuidado-personal", name: "Belleza y Cuidado Personal", hue: 340 },
  { slug: "servicios-del-hogar", name: "Servicios del Hogar", hue: 40 },
  { slug: "moda-y-tiendas", name: "Moda y Tiendas", hue: 318 },
  { slug: "mascotas-y-veterinarias", name: "Mascotas y Veterinarias", hue: 96 },
  { slug: "salud-y-bienestar", name: "Salud y Bienestar", hue: 164 },
  { slug: "educacion-y-escuelas", name: "Educación y Escuelas", hue: 52 },
  { slug: "autos-y-talleres", name: "Autos y Talleres", hue: 8 },
  { slug: "tecnologia-y-electronica", name: "Tecnología y Electrónica", hue: 214 },
  { slug: "otros-negocios", name: "Otros Negocios", hue: 32 },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategorySlug = Category["slug"];

const CATEGORY_BY_SLUG: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.map((category) => [category.slug, category]),
);
const FALLBACK_SLUG: CategorySlug = "otros-negocios";

/** Finds a known category by its slug or its name, with or without accents, in any case. */
export function findCategory(slugOrName: string | null | undefined): Category | null {
  return slugOrName ? (CATEGORY_BY_SLUG.get(slugify(slugOrName)) ?? null) : null;
}

export const isCategorySlug = (value: string): value is CategorySlug => CATEGORY_BY_SLUG.has(value);

/** A known category keeps its accents; others follow the specification: no accents, spaces, capitals. */
export function categoryLabel(slugOrName: string): string {
  const known = findCategory(slugOrName);
  if (known) return known.name;
  return slugify(slugOrName)
    .split("-")
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The category whose drawings stand for this one; what is not known has those of "Otros Negocios". */
export const artworkCategory = (slugOrName: string | null): CategorySlug =>
  findCategory(slugOrName)?.slug ?? FALLBACK_SLUG;

export const categoryArtworkPath = (slugOrName: string | null): string =>
  `/categorias/${artworkCategory(slugOrName)}.webp`;
