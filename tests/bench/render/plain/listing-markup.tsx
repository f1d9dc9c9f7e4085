import { renderToString } from "react-dom/server";
import { SiteFrame } from "@/components/layout/site-frame";
import { Listing } from "@/components/listing/listing";
import { toLocalDate } from "@/lib/clock";
import { toListing } from "@/lib/listing/mapper";

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
