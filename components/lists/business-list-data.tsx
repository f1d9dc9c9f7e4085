import type { ListedBusiness } from "@/components/directory/listed-business";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { PAGE_SIZE } from "@/lib/search/directory-query";
import { type Breadcrumb, breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { itemListJsonLd } from "@/lib/seo/item-list-json-ld";

type BusinessListDataProps = {
  siteUrl: string;
  /** Of this page of the list. */
  path: string;
  /** The way from the home page to the list, which comes last. */
  crumbs: readonly Breadcrumb[];
  rows: readonly ListedBusiness[];
  /** Businesses on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
};

/** What search engines are told of a page of a list: what is on it and where it stands. */
export function BusinessListData({ siteUrl, path, crumbs, rows, total, page }: BusinessListDataProps) {
  const skipped = (page - 1) * PAGE_SIZE;
  return (
    <>
      <JsonLdScript data={itemListJsonLd(siteUrl, { path, businesses: rows, total, skipped })} />
      <JsonLdScript data={breadcrumbJsonLd(siteUrl, crumbs)} />
    </>
  );
}
