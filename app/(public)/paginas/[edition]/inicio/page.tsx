import { notFound } from "next/navigation";
import { Home } from "@/components/home/home";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { BRAND } from "@/lib/brand";
import { listFeaturedBusinesses } from "@/lib/businesses/server/queries";
import { ONLY_EDITION } from "@/lib/caching/only-edition";
import { optionalPart } from "@/lib/caching/optional-part";
import { CATEGORIES } from "@/lib/categories/categories";
import { env } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { listCategoryCounts, listExampleSearches, listNeighborhoods } from "@/lib/search/server/queries";
import { organizationJsonLd, webSiteJsonLd } from "@/lib/seo/site-json-ld";
import { siteUrl } from "@/lib/site-url";

export async function generateMetadata() {
  const title = `${BRAND.name}: ${BRAND.badge}`;
  const page = { title, description: BRAND.description, path: routes.home() };
  return { ...pageMetadata(page), title: { absolute: title } };
}

async function loadParts() {
  const [featured, categories, neighborhoods, examples] = await Promise.all([
    optionalPart("featured", listFeaturedBusinesses()),
    optionalPart("category counts", listCategoryCounts()),
    optionalPart("neighborhoods", listNeighborhoods()),
    optionalPart("examples", listExampleSearches()),
  ]);
  return {
    featured,
    categories: categories ?? CATEGORIES.map(({ slug, name }) => ({ slug, name, total: 0 })),
    neighborhoods: neighborhoods ?? [],
    examples: examples ?? [],
  };
}

export default async function HomePage({ params }: PageProps<"/paginas/[edition]/inicio">) {
  if ((await params).edition !== ONLY_EDITION) notFound();

  const parts = await loadParts();
  const profiles = Object.values(env().social).filter((address) => address !== null);
  return (
    <>
      <JsonLdScript data={webSiteJsonLd(siteUrl())} />
      <JsonLdScript data={organizationJsonLd(siteUrl(), profiles)} />
      <Home {...parts} />
    </>
  );
}
