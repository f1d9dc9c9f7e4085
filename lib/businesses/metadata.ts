import { PLACE } from "@/lib/brand";
import { cutText } from "@/lib/seo/cut-text";
import type { Business } from "./model";

/** Specification, section 9. */
const META_DESCRIPTION_LENGTH = 150;

/** A page's title without the product's name. */
export const businessMetaTitle = ({ metaTitle, name }: Pick<Business, "metaTitle" | "name">): string =>
  metaTitle ?? name;

/** The owner's own, else the description, else what is known of the place; cut at 150 characters. */
export function businessMetaDescription(
  business: Pick<Business, "metaDescription" | "description" | "name" | "category" | "neighborhood">,
): string {
  const place = [business.neighborhood, PLACE.boroughAndCity].filter(Boolean).join(", ");
  const fallback = `${business.name}: ${business.category} en ${place}. Teléfono, dirección y cómo llegar.`;
  return cutText(business.metaDescription ?? business.description ?? fallback, META_DESCRIPTION_LENGTH);
}
