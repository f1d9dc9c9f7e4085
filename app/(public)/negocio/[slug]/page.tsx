import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { Listing } from "@/components/business-page/listing";
import { JsonLdScript } from "@/components/seo/json-ld-script";
import { getListing } from "@/lib/business-page/server/get-listing";
import { businessJsonLd } from "@/lib/businesses/json-ld";
import { businessMetaDescription, businessMetaTitle } from "@/lib/businesses/metadata";
import type { Business } from "@/lib/businesses/model";
import { getPresentSlug } from "@/lib/businesses/server/queries";
import { businessSharePicture } from "@/lib/businesses/share-picture";
import type { IsoDate } from "@/lib/clock";
import { env } from "@/lib/env";
import { sharePictureVersion } from "@/lib/images/server/share-picture";
import { MESSAGES } from "@/lib/messages";
import { pageMetadata } from "@/lib/page-metadata";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { breadcrumbJsonLd } from "@/lib/seo/breadcrumb-json-ld";
import { siteUrl } from "@/lib/site-url";

type Props = PageProps<"/negocio/[slug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const listing = await getListing(slug);
  if (!listing) return { title: MESSAGES.businessNotFound, robots: { index: false, follow: true } };
  const { business, neighbors } = listing;
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

export default async function BusinessPage({ params }: Props) {
  const { slug } = await params;
  const listing = await getListing(slug);
  if (!listing) {
    const presentSlug = await getPresentSlug(slug);
    if (presentSlug) permanentRedirect(routes.business(presentSlug));
    notFound();
  }

  const { business, today } = listing;
  return (
    <>
      <ListingData business={business} siteUrl={siteUrl()} today={today} />
      <Listing
        {...listing}
        address={toAbsoluteUrl(siteUrl(), routes.business(business.slug))}
        isMenuEnabled={env().isMenuEnabled}
        isReportable
      />
      <span hidden data-visita={business.slug} />
    </>
  );
}

type ListingDataProps = { business: Business; siteUrl: string; today: IsoDate };

/** Structured data of a listing. On the server: browsers need not know how. */
const ListingData = ({ business, siteUrl, today }: ListingDataProps) => (
  <>
    <JsonLdScript data={businessJsonLd(business, siteUrl, today)} />
    <JsonLdScript
      data={breadcrumbJsonLd(siteUrl, [
        { name: "Inicio", path: routes.home() },
        { name: business.category, path: routes.category(business.categorySlug ?? "") },
        { name: business.name, path: routes.business(business.slug) },
      ])}
    />
  </>
);
