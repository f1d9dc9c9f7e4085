import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ListPage } from "@/components/lists/list-page";
import { categoryLabel } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listActivity } from "@/lib/search/server/activities";
import { listDescription, listTitle } from "@/lib/seo/list-messages";
import { siteUrl } from "@/lib/site-url";
import { slugInPath } from "@/lib/text/slugify";

const MAX_LINKS = 12;

type Props = PageProps<"/actividades/[slug]/[page]">;

export const generateStaticParams = () => [];

async function loadActivity(params: Props["params"]) {
  const { slug, page: pageSegment } = await params;
  if (!isPageSegment(pageSegment)) return null;
  const page = parsePage(pageSegment);
  const list = await listActivity(slug, page);
  return list && { slug, page, ...list };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadActivity(params);
  if (!found) return { title: MESSAGES.activityNotFound, robots: { index: false, follow: true } };
  const { slug, name, page, total, neighborhoods } = found;
  const words = { what: name, neighborhood: null, total, page, among: neighborhoods.map((each) => each.name) };
  return pageMetadata({
    title: listTitle(words),
    description: listDescription(words),
    path: routes.activity(slug, page),
    isIndexed: hasOwnPage(found),
  });
}

export default async function ActivityPage({ params }: Props) {
  const found = await loadActivity(params);
  if (!found) {
    const { slug, page: pageSegment } = await params;
    const named = slugInPath(slug);
    if (named !== slug && (await listActivity(named, 1)))
      permanentRedirect(routes.activity(named, parsePage(pageSegment)));
    notFound();
  }
  const { slug, name, categorySlug, businesses, total, page } = found;
  const neighborhoods = found.neighborhoods.filter(hasOwnPage).slice(0, MAX_LINKS);
  return (
    <ListPage
      siteUrl={siteUrl()}
      title={listTitle({ what: name, neighborhood: null, total, page: 1 })}
      crumbs={[
        { name: "Inicio", path: routes.home() },
        { name: "Categorías", path: routes.categories() },
        { name: categoryLabel(categorySlug), path: routes.category(categorySlug) },
        { name, path: routes.activity(slug) },
      ]}
      links={[
        {
          title: "En tu colonia",
          links: neighborhoods.map((each) => ({
            href: routes.neighborhoodList(each.id, slug),
            name: each.name,
            total: each.total,
          })),
        },
      ]}
      preset={{ term: name }}
      businesses={businesses}
      total={total}
      page={page}
      hrefForPage={(each) => routes.activity(slug, each)}
    />
  );
}
