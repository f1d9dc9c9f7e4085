import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ListPage } from "@/components/lists/list-page";
import { WhichNeighborhood } from "@/components/neighborhoods/which-neighborhood";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes } from "@/lib/routes";
import { ALL_BUSINESSES, countPages, isPageSegment, parsePage } from "@/lib/search/directory-query";
import { hasOwnPage } from "@/lib/search/own-page";
import { listActivities } from "@/lib/search/server/activities";
import { listNeighborhoods, searchBusinesses } from "@/lib/search/server/queries";
import { similarNeighborhoods } from "@/lib/search/similar-neighborhoods";
import { listDescription, listTitle } from "@/lib/seo/list-messages";
import { siteUrl } from "@/lib/site-url";
import { slugInPath } from "@/lib/text/slugify";

const MAX_LINKS = 12;

type Props = PageProps<"/colonias/[slug]/[page]">;

export const generateStaticParams = () => [];

/** Loads a colonia and a page, colonias that might be meant, or the address of one named otherwise; null for none. */
async function load(params: Props["params"]) {
  const { slug, page: pageSegment } = await params;
  if (!isPageSegment(pageSegment)) return null;
  const withPage = (await listNeighborhoods()).filter(hasOwnPage);
  const named = slugInPath(slug);
  const neighborhood = withPage.find((each) => each.slug === named);
  const page = parsePage(pageSegment);
  if (neighborhood && named !== slug) return { kind: "elsewhere" as const, path: routes.neighborhood(named, page) };
  if (!neighborhood) {
    const similar = page === 1 ? similarNeighborhoods(slug, withPage) : [];
    return similar.length > 0 ? { kind: "similar" as const, slug, similar } : null;
  }
  const [results, activities] = await Promise.all([
    searchBusinesses({ ...ALL_BUSINESSES, neighborhoodSlug: slug, page }),
    listActivities({ neighborhoodSlug: slug }),
  ]);
  if (page > countPages(results.total)) return null;
  return { kind: "found" as const, neighborhood, page, results, activities: activities.filter(hasOwnPage) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  if (!found || found.kind === "elsewhere")
    return { title: MESSAGES.neighborhoodNotFound, robots: { index: false, follow: true } };
  if (found.kind === "similar") return { title: MESSAGES.whichNeighborhood, robots: { index: false, follow: true } };
  const { neighborhood, page, results, activities } = found;
  const words = {
    what: "Negocios",
    neighborhood: neighborhood.name,
    total: results.total,
    page,
    among: activities.map(({ name }) => name),
  };
  return pageMetadata({
    title: listTitle(words),
    description: listDescription(words),
    path: routes.neighborhood(neighborhood.slug, page),
  });
}

export default async function NeighborhoodPage({ params }: Props) {
  const found = await load(params);
  if (!found) notFound();
  if (found.kind === "elsewhere") permanentRedirect(found.path);
  if (found.kind === "similar") return <WhichNeighborhood slug={found.slug} neighborhoods={found.similar} />;
  const { neighborhood, page, results, activities } = found;
  const { name, slug } = neighborhood;
  const toLink = (kind: { slug: string; name: string; total: number }) => ({
    href: routes.neighborhoodList(slug, kind.slug),
    name: kind.name,
    total: kind.total,
  });
  return (
    <ListPage
      siteUrl={siteUrl()}
      title={`Negocios en ${name}`}
      crumbs={[
        { name: "Inicio", path: routes.home() },
        { name: "Colonias", path: routes.neighborhoods() },
        { name, path: routes.neighborhood(slug) },
      ]}
      links={[
        { title: "Giros", links: activities.slice(0, MAX_LINKS).map(toLink) },
        {
          title: `Categorías en ${name}`,
          links: results.facets.categories.filter(hasOwnPage).map(({ id, ...rest }) => toLink({ slug: id, ...rest })),
        },
      ]}
      preset={{ neighborhoodSlug: slug }}
      businesses={results.businesses}
      total={results.total}
      page={page}
      hrefForPage={(each) => routes.neighborhood(slug, each)}
    />
  );
}
