import { CategoryPicture } from "@/components/businesses/category-picture";
import { Pagination } from "@/components/ui/pagination";
import type { BusinessCard } from "@/lib/businesses/model";
import { categoryLabel, isCategorySlug } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { routes } from "@/lib/routes";
import { countPages } from "@/lib/search/directory-query";
import { CategoryBusinessCard } from "./category-business-card";

type CategoryListingProps = {
  slug: string;
  businesses: readonly BusinessCard[];
  /** Businesses on all pages. */
  total: number;
  /** Counts from 1. */
  page: number;
};

/** The page of one category. */
export function CategoryListing({ slug, businesses, total, page }: CategoryListingProps) {
  return (
    <>
      <div className="border-line border-b bg-sand">
        <div className="page-width flex items-center gap-4 py-8 lg:py-10">
          {isCategorySlug(slug) && <CategoryPicture slug={slug} className="size-16 rounded-card lg:size-20" />}
          <h1 className="text-xl lg:text-2xl">Negocios en categoría: {categoryLabel(slug)}</h1>
        </div>
      </div>
      <div className="page-width pt-6 pb-12 lg:pb-20">
        {businesses.length === 0 ? (
          <p className="py-12 text-center text-ink-soft">{MESSAGES.emptyCategory}</p>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {businesses.map((business) => (
              <li key={business.id}>
                <CategoryBusinessCard business={business} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-8">
          <Pagination page={page} pageCount={countPages(total)} hrefForPage={(each) => routes.category(slug, each)} />
        </div>
      </div>
    </>
  );
}
