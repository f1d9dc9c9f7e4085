import type { BreadcrumbList, WithContext } from "schema-dts";
import { toAbsoluteUrl } from "@/lib/routes";

export type Breadcrumb = { name: string; path: string };

export function breadcrumbJsonLd(siteUrl: string, crumbs: readonly Breadcrumb[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toAbsoluteUrl(siteUrl, path),
    })),
  } satisfies WithContext<BreadcrumbList>;
}
