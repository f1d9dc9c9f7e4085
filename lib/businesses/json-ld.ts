import { PLACE } from "@/lib/brand";
import { categoryArtworkPath } from "@/lib/categories/categories";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import type { JsonLd } from "@/lib/seo/json-ld";
import { schemaType } from "@/lib/seo/schema-type";
import { openingHoursSpecification } from "./hours/opening-hours-specification";
import type { Business } from "./model";
import { visibleSocialLinks } from "./plan-gates";

/** About 10 cm; more digits are noise of the conversion. */
const COORDINATE_DECIMALS = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS));

/** The postal codes of the borough are 09xxx. */
const postalCodeOf = (postalCode: string | null): string =>
  postalCode && /^09\d{3}$/.test(postalCode) ? postalCode : PLACE.defaultPostalCode;

/** A listing as schema.org data. No aggregateRating: the product has no reviews of its own to stand behind one. */
export function businessJsonLd(business: Business, siteUrl: string): JsonLd {
  const url = toAbsoluteUrl(siteUrl, routes.business(business.slug));
  const sameAs = visibleSocialLinks(business)
    .filter(({ network }) => network !== "tiktok")
    .map((link) => link.url);
  return {
    "@context": "https://schema.org",
    "@type": schemaType(business.categorySlug),
    "@id": `${url}#negocio`,
    name: business.name,
    description: business.description ?? undefined,
    image: toAbsoluteUrl(siteUrl, business.coverUrl ?? categoryArtworkPath(business.categorySlug)),
    logo: business.logoUrl ? toAbsoluteUrl(siteUrl, business.logoUrl) : undefined,
    telephone: business.phoneE164 ?? business.phone ?? undefined,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.address ?? undefined,
      addressLocality: PLACE.borough,
      addressRegion: PLACE.region,
      postalCode: postalCodeOf(business.postalCode),
      addressCountry: PLACE.country,
    },
    geo: business.position
      ? {
          "@type": "GeoCoordinates",
          latitude: rounded(business.position.lat),
          longitude: rounded(business.position.lng),
        }
      : undefined,
    openingHoursSpecification: business.weeklyHours ? openingHoursSpecification(business.weeklyHours) : undefined,
    url,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
}
