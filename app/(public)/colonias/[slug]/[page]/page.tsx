import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { NeighborhoodListing } from "@/components/neighborhoods/neighborhood-listing";
import { BusinessListData } from "@/components/seo/business-list-data";
import { PLACE } from "@/lib/brand";
import { BUILD_PLACEHOLDER } from "@/lib/caching/prerender";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { ALL_BUSINESSES, countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listNeighborhoods, searchBusinesses } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

type Props = PageProps<"/colonias/[slug]/[page]">;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, page: "1" }];

/** The colonia and the page of its businesses that the address names; null when it has no page of its own. */
async function loadNeighborhood(params: Props["params"]) {
  const { slug, page: pageSegment } = await params;
  if (slug === BUILD_PLACEHOLDER || !isPageSegment(pageSegment)) return null;
  const neighborhood = (await listNeighborhoods()).find((each) => each.slug === slug);
  if (!neighborhood || !hasOwnPage(neighborhood)) return null;
  const page = parsePage(pageSegment);
  const results = await searchBusinesses({ ...ALL_BUSINESSES, neighborhoodSlug: slug, page });
  return page > countPages(results.total) ? null : { neighborhood, page, results };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadNeighborhood(params);
  if (!found) return { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };
  const { neighborhood, page } = found;
  return pageMetadata({
    title: `Negocios en ${neighborhood.name}, ${PLACE.borough}${page > 1 ? `, página ${page}` : ""}`,
    description: `Negocios de ${neighborhood.name}, ${PLACE.boroughAndCity}: teléfonos, direcciones y horarios cerca de tu casa.`,
    path: routes.neighborhood(neighborhood.slug, page),
    isIndexed: true,
  });
}

export default async function NeighborhoodPage({ params }: Props) {
  const found = await loadNeighborhood(params);
  if (!found) notFound();
  const { neighborhood, page, results } = found;
  const { name, slug } = neighborhood;
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: "Colonias", path: routes.neighborhoods() },
    { name, path: routes.neighborhood(slug) },
  ];
  const categories = results.facets.categories.filter(hasOwnPage).map((category) => ({
    href: routes.neighborhoodList(slug, category.id),
    name: category.name,
    total: category.total,
  }));
  return (
    <>
      <BusinessListData
        siteUrl={siteUrl()}
        path={routes.neighborhood(slug, page)}
        crumbs={crumbs}
        businesses={results.businesses}
        total={results.total}
        page={page}
      />
      <NeighborhoodListing
        title={`Negocios en ${name}`}
        crumbs={crumbs}
        links={{ title: `Categorías en ${name}`, links: categories }}
        businesses={results.businesses}
        total={results.total}
        page={page}
        hrefForPage={(each) => routes.neighborhood(slug, each)}
      />
    </>
  );
}
