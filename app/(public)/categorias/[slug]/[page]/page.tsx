import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryListing } from "@/components/categories/category-listing";
import { BusinessListData } from "@/components/seo/business-list-data";
import { PLACE } from "@/lib/brand";
import { BUILD_PLACEHOLDER } from "@/lib/caching/prerender";
import { findCategory } from "@/lib/categories/categories";
import { categorySharePicture } from "@/lib/categories/share-picture";
import { sharePictureVersion } from "@/lib/images/server/share-picture";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listBusinessesOfCategory } from "@/lib/search/server/queries";
import { siteUrl } from "@/lib/site-url";

/** Colonias that a category leads to. */
const NEIGHBORHOODS = 8;

type Props = PageProps<"/categorias/[slug]/[page]">;

export const ensureStatic = "navigation";

export const generateStaticParams = () => [{ slug: BUILD_PLACEHOLDER, page: "1" }];

/** The category and the page of its businesses that the address names; null when there is no such category. */
async function loadCategory(params: Props["params"]) {
  const { slug, page: pageNumber } = await params;
  const category = findCategory(slug);
  if (category?.slug !== slug || !isPageSegment(pageNumber)) return null;
  const page = parsePage(pageNumber);
  return { category, page, ...(await listBusinessesOfCategory(slug, page)) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadCategory(params);
  if (!found) return { title: "Categoría no encontrada", robots: { index: false, follow: true } };
  const { category, page, total } = found;
  const title = `${category.name} en ${PLACE.borough}${page > 1 ? `, página ${page}` : ""}`;
  const description = `${category.name} en ${PLACE.borough}: teléfonos, direcciones y horarios de los negocios de tu colonia.`;
  return pageMetadata({
    title,
    description,
    path: routes.category(category.slug, page),
    isIndexed: total > 0,
    picture: {
      path: routes.categoryPicture(category.slug, sharePictureVersion(categorySharePicture(category))),
      alt: title,
    },
  });
}

export default async function CategoryPage({ params }: Props) {
  const found = await loadCategory(params);
  if (!found || found.page > countPages(found.total)) notFound();
  const { category, businesses, total, page } = found;
  const crumbs = [
    { name: "Inicio", path: routes.home() },
    { name: category.name, path: routes.category(category.slug) },
  ];
  const neighborhoods = found.neighborhoods.filter(hasOwnPage).slice(0, NEIGHBORHOODS);
  return (
    <>
      <BusinessListData
        siteUrl={siteUrl()}
        path={routes.category(category.slug, page)}
        crumbs={crumbs}
        businesses={businesses}
        total={total}
        page={page}
      />
      <CategoryListing
        slug={category.slug}
        neighborhoods={neighborhoods.map(({ id, ...rest }) => ({ slug: id, ...rest }))}
        businesses={businesses}
        total={total}
        page={page}
      />
    </>
  );
}
