import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ListPage } from "@/components/lists/list-page";
import { findCategory } from "@/lib/categories/categories";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { ALL_BUSINESSES, countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listActivities, listActivity } from "@/lib/search/server/activities";
import { listNeighborhoods, searchBusinesses } from "@/lib/search/server/queries";
import { listDescription, listTitle } from "@/lib/seo/list-messages";
import { siteUrl } from "@/lib/site-url";
import { slugInPath } from "@/lib/text/slugify";

const MAX_LINKS = 12;

type Props = PageProps<"/colonias/[slug]/de/[kind]/[page]">;

export const generateStaticParams = () => [];

async function loadCategory(neighborhoodSlug: string, categorySlug: string, page: number) {
  const category = findCategory(categorySlug);
  if (category?.slug !== categorySlug) return null;
  const { businesses, total, facets } = await searchBusinesses({
    ...ALL_BUSINESSES,
    neighborhoodSlug,
    categorySlug,
    page,
  });
  const activities = (await listActivities({ categorySlug, neighborhoodSlug })).filter(hasOwnPage);
  const { name } = category;
  return {
    name,
    businesses,
    total,
    neighborhoods: facets.neighborhoods,
    activities,
    preset: { categorySlug },
  };
}

async function loadActivity(neighborhoodSlug: string, activitySlug: string, page: number) {
  const list = await listActivity(activitySlug, page, neighborhoodSlug);
  return list && { ...list, activities: [], preset: { term: list.name } };
}

/** The category or activity in a colonia, and the page of its businesses, that the address names; null when they have no page. */
async function loadList(params: Props["params"]) {
  const { slug, kind, page: pageSegment } = await params;
  if (!isPageSegment(pageSegment)) return null;
  const neighborhood = (await listNeighborhoods()).find((each) => each.slug === slug);
  if (!neighborhood) return null;
  const page = parsePage(pageSegment);
  const list = (await loadCategory(slug, kind, page)) ?? (await loadActivity(slug, kind, page));
  return list && hasOwnPage(list) && page <= countPages(list.total) ? { neighborhood, kind, page, ...list } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadList(params);
  if (!found) return { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };
  const { neighborhood, kind, name, page, total, businesses } = found;
  const among = businesses.map((business) => business.name);
  const words = { what: name, neighborhood: neighborhood.name, total, page, among };
  return pageMetadata({
    title: listTitle(words),
    description: listDescription(words),
    path: routes.neighborhoodList(neighborhood.slug, kind, page),
  });
}

/** Address of the list that is named by words in the place of slugs; null when there is none. */
async function placeOfNamed(params: Props["params"]): Promise<string | null> {
  const { slug, kind, page } = await params;
  const named = { slug: slugInPath(slug), kind: slugInPath(kind), page };
  if (named.slug === slug && named.kind === kind) return null;
  const found = await loadList(Promise.resolve(named));
  return found && routes.neighborhoodList(named.slug, named.kind, found.page);
}

export default async function NeighborhoodListPage({ params }: Props) {
  const found = await loadList(params);
  if (!found) {
    const place = await placeOfNamed(params);
    if (place) permanentRedirect(place);
    notFound();
  }
  const { neighborhood, kind, name, page, businesses, total, activities, preset } = found;
  const title = `${name} en ${neighborhood.name}`;
  const elsewhere = found.neighborhoods
    .filter((each) => hasOwnPage(each) && each.id !== neighborhood.slug)
    .slice(0, MAX_LINKS);
  return (
    <ListPage
      siteUrl={siteUrl()}
      title={title}
      crumbs={[
        { name: "Inicio", path: routes.home() },
        { name: "Colonias", path: routes.neighborhoods() },
        { name: neighborhood.name, path: routes.neighborhood(neighborhood.slug) },
        { name: title, path: routes.neighborhoodList(neighborhood.slug, kind) },
      ]}
      links={[
        {
          title: "Giros",
          links: activities.slice(0, MAX_LINKS).map((each) => ({
            href: routes.neighborhoodList(neighborhood.slug, each.slug),
            name: each.name,
            total: each.total,
          })),
        },
        {
          title: `${name} en otras colonias`,
          links: elsewhere.map((each) => ({
            href: routes.neighborhoodList(each.id, kind),
            name: each.name,
            total: each.total,
          })),
        },
      ]}
      preset={{ ...preset, neighborhoodSlug: neighborhood.slug }}
      businesses={businesses}
      total={total}
      page={page}
      hrefForPage={(each) => routes.neighborhoodList(neighborhood.slug, kind, each)}
    />
  );
}
