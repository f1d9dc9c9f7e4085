import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ListPage } from "@/components/lists/list-page";
import { findCategory } from "@/lib/categories/categories";
import { categorySharePicture } from "@/lib/categories/share-picture";
import { sharePictureVersion } from "@/lib/images/server/share-picture";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listActivitiesOfCategory } from "@/lib/search/server/activities";
import { listBusinessesOfCategory } from "@/lib/search/server/queries";
import { listDescription, listTitle } from "@/lib/seo/list-messages";
import { siteUrl } from "@/lib/site-url";
import { slugInPath } from "@/lib/text/slugify";

const MAX_LINKS = 12;

type Props = PageProps<"/categorias/[slug]/[page]">;

export const generateStaticParams = () => [];

async function loadCategory(params: Props["params"]) {
  const { slug, page: pageNumber } = await params;
  const category = findCategory(slug);
  if (category?.slug !== slug || !isPageSegment(pageNumber)) return null;
  const page = parsePage(pageNumber);
  const [list, activities] = await Promise.all([listBusinessesOfCategory(slug, page), listActivitiesOfCategory(slug)]);
  return { category, page, ...list, activities: activities.slice(0, MAX_LINKS) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadCategory(params);
  if (!found) return { title: MESSAGES.categoryNotFound, robots: { index: false, follow: true } };
  const { category, page, total, activities } = found;
  const words = { what: category.name, neighborhood: null, total, page, among: activities.map(({ name }) => name) };
  return pageMetadata({
    title: listTitle(words),
    description: listDescription(words),
    path: routes.category(category.slug, page),
    isIndexed: total > 0,
    picture: {
      path: routes.categoryPicture(category.slug, sharePictureVersion(categorySharePicture(category))),
      alt: listTitle(words),
    },
  });
}

export default async function CategoryPage({ params }: Props) {
  const { slug, page: pageNumber } = await params;
  const named = findCategory(slugInPath(slug));
  if (named && named.slug !== slug) permanentRedirect(routes.category(named.slug, parsePage(pageNumber)));
  const found = await loadCategory(params);
  if (!found || found.page > countPages(found.total)) notFound();
  const { category, businesses, total, page, activities } = found;
  const neighborhoods = found.neighborhoods.filter(hasOwnPage).slice(0, MAX_LINKS);
  return (
    <ListPage
      siteUrl={siteUrl()}
      title={`Negocios en categoría: ${category.name}`}
      picture={category.slug}
      crumbs={[
        { name: "Inicio", path: routes.home() },
        { name: "Categorías", path: routes.categories() },
        { name: category.name, path: routes.category(category.slug) },
      ]}
      links={[
        {
          title: "Giros",
          links: activities.map(({ slug, name, total }) => ({ href: routes.activity(slug), name, total })),
        },
        {
          title: "En tu colonia",
          links: [
            { href: routes.neighborhoods(), name: "Elige tu colonia" },
            ...neighborhoods.map(({ id, name, total }) => ({
              href: routes.neighborhoodList(id, category.slug),
              name,
              total,
            })),
          ],
        },
      ]}
      preset={{ categorySlug: category.slug }}
      businesses={businesses}
      view="grid"
      emptyText={MESSAGES.emptyCategory}
      total={total}
      page={page}
      hrefForPage={(each) => routes.category(category.slug, each)}
    />
  );
}
