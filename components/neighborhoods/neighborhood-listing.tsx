import { BusinessGrid } from "@/components/categories/business-grid";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Pagination } from "@/components/ui/pagination";
import type { BusinessCard } from "@/lib/businesses/model";
import { formatCount } from "@/lib/format";
import { countPages } from "@/lib/search/directory-query";
import { CountLinks } from "./count-links";

type NeighborhoodListingProps = {
  title: string;
  /** The way from the home page to this one, which comes last. */
  crumbs: readonly { name: string; path: string }[];
  /** Narrower or neighbouring lists, in display order. */
  links: { title: string; links: readonly { href: string; name: string; total: number }[] };
  businesses: readonly BusinessCard[];
  /** Businesses on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
  hrefForPage: (page: number) => string;
};

/** The page of a colonia, or of one category within it. */
export function NeighborhoodListing(props: NeighborhoodListingProps) {
  const { title, crumbs, links, businesses, total, page, hrefForPage } = props;
  return (
    <>
      <div className="border-line border-b bg-sand">
        <div className="page-width pt-3 pb-6 lg:pt-6 lg:pb-8">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-1 text-xl lg:text-2xl">{title}</h1>
          <p className="mt-1 text-ink-soft">{formatCount(total, "negocio", "negocios")}</p>
          {links.links.length > 0 && (
            <nav aria-label={links.title} className="mt-4">
              <CountLinks links={links.links} isOneLine />
            </nav>
          )}
        </div>
      </div>
      <div className="page-width pt-6 pb-12 lg:pb-20">
        <BusinessGrid businesses={businesses} />
        <div className="mt-8">
          <Pagination page={page} pageCount={countPages(total)} hrefForPage={hrefForPage} />
        </div>
      </div>
    </>
  );
}
