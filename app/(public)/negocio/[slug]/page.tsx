import type { Metadata } from "next";
import { cacheLife } from "next/cache";
import { notFound, permanentRedirect } from "next/navigation";
import { Listing } from "@/components/listing/listing";
import { VisitBeacon } from "@/components/listing/visit-beacon";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { businessJsonLd } from "@/lib/businesses/json-ld";
import { businessMetaDescription, businessMetaTitle } from "@/lib/businesses/metadata";
import { getPresentSlug, getPublicBusinessBySlug, listNeighbors } from "@/lib/businesses/server/queries";
import { businessSharePicture } from "@/lib/businesses/share-picture";
import { optionalPart } from "@/lib/caching/optional-part";
import { env } from "@/lib/env";
import { sharePictureVersion } from "@/lib/images/server/share-picture";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { listPromotions } from "@/lib/promotions/server/queries";
import { reportProblem } from "@/lib/reports/server/actions";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { listsOfBusiness } from "@/lib/search/server/activities";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { siteUrl } from "@/lib/site-url";
import { getTodayFor } from "@/lib/time/server/today";

type Props = PageProps<"/negocio/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const business = await getPublicBusinessBySlug(slug);
  if (!business) return { title: MESSAGES.businessNotFound, robots: { index: false, follow: true } };
  const { neighbors } = await loadParts(business.id, slug);
  const title = businessMetaTitle(business);
  return {
    ...pageMetadata({
      title,
      description: businessMetaDescription(business, neighbors),
      path: routes.business(business.slug),
      isIndexed: !business.isThin,
      picture: {
        path: routes.businessPicture(business.slug, sharePictureVersion(businessSharePicture(business))),
        alt: `${business.name}, ${business.category}`,
      },
    }),
    // It names the borough already: the product's name behind it would be cut off.
    ...(business.metaTitle ? {} : { title: { absolute: title } }),
    keywords: [...business.seoKeywords],
  };
}

/** What stands on the page beside the business itself. */
async function loadParts(id: string, slug: string) {
  "use cache";
  cacheLife("untilChanged");
  const [promotions, neighbors, lists] = await Promise.all([
    optionalPart("promotions", listPromotions({ id, slug })),
    optionalPart("neighbors", listNeighbors(slug)),
    optionalPart("lists", listsOfBusiness(slug)),
  ]);
  return { promotions: promotions ?? [], neighbors: neighbors ?? [], lists };
}

export default async function BusinessPage({ params }: Props) {
  const { slug } = await params;
  const business = await getPublicBusinessBySlug(slug);
  if (!business) {
    const presentSlug = await getPresentSlug(slug);
    if (presentSlug) permanentRedirect(routes.business(presentSlug));
    notFound();
  }

  const { promotions, neighbors, lists } = await loadParts(business.id, slug);
  const { specialPromotion } = business;
  const specialDays = Object.keys(business.specialDays ?? {}).map((date) => ({ startsOn: date, endsOn: date }));
  const today = await getTodayFor([
    ...specialDays,
    ...[...(specialPromotion ? [specialPromotion] : []), ...promotions].map(({ startsOn, endsOn }) => ({
      startsOn,
      endsOn,
    })),
  ]);
  return (
    <>
      <JsonLdScript data={businessJsonLd(business, siteUrl(), today)} />
      <JsonLdScript
        data={breadcrumbJsonLd(siteUrl(), [
          { name: "Inicio", path: routes.home() },
          { name: business.category, path: routes.category(business.categorySlug ?? "") },
          { name: business.name, path: routes.business(business.slug) },
        ])}
      />
      <Listing
        business={business}
        promotions={promotions}
        neighbors={neighbors}
        lists={lists}
        today={today}
        address={toAbsoluteUrl(siteUrl(), routes.business(business.slug))}
        isMenuEnabled={env().isMenuEnabled}
        reportAction={reportProblem.bind(null, business.slug)}
      />
      <VisitBeacon slug={business.slug} />
    </>
  );
}
