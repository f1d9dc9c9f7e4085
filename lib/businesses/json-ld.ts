import type { AdministrativeArea, GeoCoordinates, LocalBusiness, Place, WithContext } from "schema-dts";
import { PLACE } from "@/lib/brand";
import { categoryArtworkPath } from "@/lib/categories/categories";
import type { IsoDate } from "@/lib/clock";
import type { Position } from "@/lib/geo/position";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import type { JsonLd } from "@/lib/seo/json-ld";
import { hasSchemaMenu, schemaType } from "@/lib/seo/schema-type";
import { openingHoursSpecification, specialHoursSpecification } from "./hours/opening-hours-specification";
import { menuPriceRange } from "./menu";
import type { Business } from "./model";
import { visibleMenu, visibleMenuPdf, visibleSocialLinks } from "./plan-gates";
import { chosenOf, PAYMENT_METHODS } from "./ways";

/** All members of LocalBusiness; its narrower types have them too. */
type BusinessData = Extract<WithContext<Exclude<LocalBusiness, string>>, { "@type": "LocalBusiness" }>;

/** About 10 cm; more digits are noise of the conversion. */
const COORDINATE_DECIMALS = 6;
const rounded = (degrees: number): number => Number(degrees.toFixed(COORDINATE_DECIMALS));

/** The postal codes of the borough are 09xxx. */
const postalCodeOf = (postalCode: string | null): string =>
  postalCode && /^09\d{3}$/.test(postalCode) ? postalCode : PLACE.defaultPostalCode;

const geoOf = ({ lat, lng }: Position): GeoCoordinates => ({
  "@type": "GeoCoordinates",
  latitude: rounded(lat),
  longitude: rounded(lng),
});

const BOROUGH: AdministrativeArea = { "@type": "AdministrativeArea", name: `${PLACE.borough}, ${PLACE.city}` };

const areasOf = ({ deliveryWays, deliveryAreas }: Business): AdministrativeArea | Place[] =>
  deliveryWays.includes("domicilio") && deliveryAreas.length > 0
    ? deliveryAreas.map((name) => ({ "@type": "Place", name: `${name}, ${PLACE.borough}, ${PLACE.city}` }))
    : BOROUGH;

/** A listing as schema.org data, without ratings: there are no reviews. @param today in Mexico City: past special days are over. */
export function businessJsonLd(business: Business, siteUrl: string, today: IsoDate): JsonLd {
  const special = specialHoursSpecification(business.specialDays, today);
  const url = toAbsoluteUrl(siteUrl, routes.business(business.slug));
  const sameAs = visibleSocialLinks(business)
    .filter(({ network }) => network !== "tiktok")
    .map((link) => link.url);
  const menu = visibleMenu(business);
  const data: BusinessData = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
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
    geo: business.position ? geoOf(business.position) : undefined,
    areaServed: areasOf(business),
    paymentAccepted:
      chosenOf(PAYMENT_METHODS, business.paymentMethods)
        .map(({ label }) => label)
        .join(", ") || undefined,
    openingHoursSpecification: business.weeklyHours ? openingHoursSpecification(business.weeklyHours) : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
    priceRange: menuPriceRange(menu) ?? undefined,
    url,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
  const type = schemaType(business.categorySlug, business.scian);
  const menuUrl = menu?.kind === "link" ? menu.url : `${url}#menu`;
  const hasMenu = menu !== null || visibleMenuPdf(business) !== null;
  return { ...data, "@type": type, ...(hasMenu && hasSchemaMenu(type) ? { hasMenu: menuUrl } : {}) };
}
