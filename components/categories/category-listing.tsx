import { CategoryPicture } from "@/components/businesses/category-picture";
import { CountLinks } from "@/components/neighborhoods/count-links";
import { Pagination } from "@/components/ui/pagination";
import type { BusinessCard } from "@/lib/businesses/model";
import { categoryLabel, isCategorySlug } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { countPages } from "@/lib/search/directory-query";
import { BusinessGrid } from "./business-grid";

type CategoryListingProps = {
  slug: string;
  /** Colonias with a page for this category, those with most businesses first. */
  neighborhoods: readonly { slug: string; name: string; total: number }[];
  businesses: readonly BusinessCard[];
  /** Businesses on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
};

/** The page of one category. */
export function CategoryListing({ slug, neighborhoods, businesses, total, page }: CategoryListingProps) {
  return (
    <>
      <div className="border-line border-b bg-sand">
        <div className="page-width py-6 lg:py-8">
          <div className="flex items-center gap-4">
            {isCategorySlug(slug) && <CategoryPicture slug={slug} className="size-16 rounded-card lg:size-20" />}
            <h1 className="text-xl lg:text-2xl">Negocios en categoría: {categoryLabel(slug)}</h1>
          </div>
          {neighborhoods.length > 0 && (
            <nav aria-labelledby="en-tu-colonia" className="mt-4">
              <h2 id="en-tu-colonia" className="mb-2 text-base">
                En tu colonia
              </h2>
              <CountLinks
                isOneLine
                links={neighborhoods.map((each) => ({
                  href: routes.neighborhoodList(each.slug, slug),
                  name: each.name,
                  total: each.total,
                }))}
              />
            </nav>
          )}
        </div>
      </div>
      <div className="page-width pt-6 pb-12 lg:pb-20">
        {businesses.length === 0 ? (
          <p className="py-12 text-center text-ink-soft">{MESSAGES.emptyCategory}</p>
        ) : (
          <BusinessGrid businesses={businesses} />
        )}
        <div className="mt-8">
          <Pagination page={page} pageCount={countPages(total)} hrefForPage={(each) => routes.category(slug, each)} />
        </div>
      </div>
    </>
  );
}
