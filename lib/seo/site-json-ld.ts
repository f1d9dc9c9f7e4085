import type { Organization, SearchAction, WebSite, WithContext } from "schema-dts";
import { BRAND, PLACE } from "@/lib/brand";
import { routes, toAbsoluteUrl } from "@/lib/routes";

const LOGO_PATH = "/icons/icon-512.png";
const idOf = (siteUrl: string, what: string): string => `${toAbsoluteUrl(siteUrl, routes.home())}#${what}`;

export function webSiteJsonLd(siteUrl: string) {
  const search: SearchAction & { "query-input": string } = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${toAbsoluteUrl(siteUrl, routes.directory())}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": idOf(siteUrl, "sitio"),
    url: toAbsoluteUrl(siteUrl, routes.home()),
    name: BRAND.name,
    description: BRAND.description,
    inLanguage: BRAND.locale,
    publisher: { "@id": idOf(siteUrl, "organizacion") },
    potentialAction: search,
  } satisfies WithContext<WebSite>;
}

/** @param profiles addresses of the product in social networks */
export function organizationJsonLd(siteUrl: string, profiles: readonly string[]) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": idOf(siteUrl, "organizacion"),
    url: toAbsoluteUrl(siteUrl, routes.home()),
    name: BRAND.name,
    logo: toAbsoluteUrl(siteUrl, LOGO_PATH),
    areaServed: { "@type": "AdministrativeArea", name: `${PLACE.borough}, ${PLACE.city}` },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  } satisfies WithContext<Organization>;
}
