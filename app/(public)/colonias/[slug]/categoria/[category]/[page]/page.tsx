import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeighborhoodListing } from "@/components/neighborhoods/neighborhood-listing";
import { BusinessListData } from "@/components/seo/business-list-data";
import { PLACE } from "@/lib/brand";
import { BUILD_PLACEHOLDER } from "@/lib/caching/prerender";
import { findCategory } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { ALL_BUSINESSES, countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listNeighborhoods, searchBusinesses } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

/** Other colonias that the page leads to. */
const OTHER_NEIGHBORHOODS = 8;

type Props = PageProps<"/colonias/[slug]/categoria/[category]/[page]">;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, category: BUILD_PLACEHOLDER, page: "1" }];

/** The category in a colonia, and the page of its businesses, that the address names; null when they have no page. */
async function loadList(params: Props["params"]) {
  const { slug, category: categorySlug, page: pageSegment } = await params;
  const category = findCategory(categorySlug);
  if (category?.slug !== categorySlug || !isPageSegment(pageSegment)) return null;
  const neighborhood = (await listNeighborhoods()).find((each) => each.slug === slug);
  if (!neighborhood) return null;
  const page = parsePage(pageSegment);
  const results = await searchBusinesses({ ...ALL_BUSINESSES, neighborhoodSlug: slug, categorySlug, page });
  return hasOwnPage(results) && page <= countPages(results.total) ? { neighborhood, category, page, results } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadList(params);
  if (!found) return { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };
  const { neighborhood, category, page } = found;
  return pageMetadata({
    title: `${category.name} en ${neighborhood.name}, ${PLACE.borough}${page > 1 ? `, página ${page}` : ""}`,
    description: `${category.name} en ${neighborhood.name}, ${PLACE.boroughAndCity}: teléfonos, direcciones y horarios.`,
    path: routes.neighborhoodList(neighborhood.slug, category.slug, page),
    isIndexed: true,
  });
}

export default async function NeighborhoodCategoryPage({ params }: Props) {
  const found = await loadList(params);
  if (!found) notFound();
  const { neighborhood, category, page, results } = found;
  const title = `${category.name} en ${neighborhood.name}`;
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Colonias", path: routes.neighborhoods() },
    { name: neighborhood.name, path: routes.neighborhood(neighborhood.slug) },
    { name: title, path: routes.neighborhoodList(neighborhood.slug, category.slug) },
  ];
  const elsewhere = results.facets.neighborhoods
    .filter((each) => hasOwnPage(each) && each.id !== neighborhood.slug)
    .slice(0, OTHER_NEIGHBORHOODS)
    .map(({ id, name, total }) => ({ href: routes.neighborhoodList(id, category.slug), name, total }));
  return (
    <>
      <BusinessListData
        siteUrl={siteUrl()}
        path={routes.neighborhoodList(neighborhood.slug, category.slug, page)}
        crumbs={crumbs}
        businesses={results.businesses}
        total={results.total}
        page={page}
      />
      <NeighborhoodListing
        title={title}
        crumbs={crumbs}
        links={{ title: `${category.name} en otras colonias`, links: elsewhere }}
        businesses={results.businesses}
        total={results.total}
        page={page}
        hrefForPage={(each) => routes.neighborhoodList(neighborhood.slug, category.slug, each)}
      />
    </>
  );
}
