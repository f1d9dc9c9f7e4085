import type { ListedBusiness } from "@/components/directory/listed-business";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { PAGE_SIZE } from "@/lib/search/directory-query";
import { type Breadcrumb, breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { itemListJsonLd } from "@/lib/seo/item-list-json-ld";

type BusinessListDataProps = {
  siteUrl: string;
  path: string;
  crumbs: readonly Breadcrumb[];
  rows: readonly ListedBusiness[];
  total: number;
  /** Counts from 1. */
  page: number;
};

export function BusinessListData({ siteUrl, path, crumbs, rows, total, page }: BusinessListDataProps) {
  const skipped = (page - 1) * PAGE_SIZE;
  return (
    <>
      <JsonLdScript data={itemListJsonLd(siteUrl, { path, businesses: rows, total, skipped })} />
      <JsonLdScript data={breadcrumbJsonLd(siteUrl, crumbs)} />
    </>
  );
}
