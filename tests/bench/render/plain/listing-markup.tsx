import { renderToString } from "react-dom/server";
import { Listing } from "@/components/business-page/listing";
import { SiteFrame } from "@/components/layout/site-frame";
import { toListing } from "@/lib/business-page/mapper";
import { toLocalDate } from "@/lib/clock";

/** The tree of a listing's page, frame included, rendered by React's server alone. Its length. */
export function renderListing(answer: unknown): number {
  const listing = toListing(answer);
  if (!listing) throw new Error("there is no such listing");
  const markup = renderToString(
    <SiteFrame contact={[]}>
      <Listing
        {...listing}
        today={toLocalDate(new Date())}
        address={`https://iztapalapa.example/negocio/${listing.business.slug}`}
        isMenuEnabled={true}
        isReportable
      />
    </SiteFrame>,
  );
  return markup.length;
}
