import { Listing } from "@/components/business-page/listing";
import type { Business } from "@/lib/businesses/model";
import { toLocalDate } from "@/lib/clock";
import { env } from "@/lib/env";
import type { Promotion } from "@/lib/promotions/model";
import { routes, toAbsoluteUrl } from "@/lib/routes";
import { siteUrl } from "@/lib/site-url";

type PreviewListingProps = { business: Business; promotions: readonly Promotion[] };

/** The public page of a business as it is at this moment; its neighbours and lists, which are not its owner's, are left out. */
export function PreviewListing({ business, promotions }: PreviewListingProps) {
  return (
    <Listing
      business={business}
      promotions={promotions}
      neighbors={[]}
      lists={null}
      today={toLocalDate(new Date())}
      address={toAbsoluteUrl(siteUrl(), routes.business(business.slug))}
      isMenuEnabled={env().isMenuEnabled}
    />
  );
}
