import type { ItemList, WithContext } from "schema-dts";
import { routes, toAbsoluteUrl } from "@/lib/routes";

type ListPage = {
  path: string;
  businesses: readonly { slug: string }[];
  total: number;
  skipped: number;
};

export function itemListJsonLd(siteUrl: string, { path, businesses, total, skipped }: ListPage) {
  const url = toAbsoluteUrl(siteUrl, path);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    "@id": `${url}#lista`,
    url,
    numberOfItems: total,
    itemListElement: businesses.map(({ slug }, index) => ({
      "@type": "ListItem",
      position: skipped + index + 1,
      url: toAbsoluteUrl(siteUrl, routes.business(slug)),
    })),
  } satisfies WithContext<ItemList>;
}
