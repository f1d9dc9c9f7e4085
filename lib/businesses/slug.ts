import { cutSlug, MAX_SLUG_LENGTH, slugify } from "@/lib/text/slugify";

/** Words that pages under /negocio, or tools that read addresses, may need. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  (
    "admin api auth buscar categoria categorias crear-cuenta editar eliminar favoritos login mapa mi-negocio negocio negocios " +
    "nuevo null opengraph-image planes precios registro robots sitemap undefined"
  ).split(" "),
);

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.has(slug);

function withSuffix(base: string, suffix: string): string {
  const ending = cutSlug(suffix, MAX_SLUG_LENGTH / 2);
  return `${cutSlug(base, MAX_SLUG_LENGTH - ending.length - 1)}-${ending}`;
}

/** Slugs to try: the name, -1, -2, the colonia, a random suffix. @param randomSuffix six of a-z and 0-9, anew for each listing. */
export function slugCandidates(name: string, neighborhood: string | null, randomSuffix: string): string[] {
  const wanted = slugify(name);
  const base = wanted === "" || RESERVED_SLUGS.has(wanted) ? `negocio-${randomSuffix}` : wanted;
  const colonia = slugify(neighborhood ?? "");
  return [base, ...["1", "2", colonia, randomSuffix].filter(Boolean).map((suffix) => withSuffix(base, suffix))];
}
