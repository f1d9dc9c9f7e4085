import { factsOf } from "@/lib/businesses/facts";
import type { Business, Neighbor } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import { visiblePromotions } from "@/lib/promotions/visible";
import type { ListsOfBusiness } from "@/lib/search/model";
import { ListingView } from "./listing-view";
import { neighborWords } from "./neighbor-messages";

type ListingProps = {
  business: Business;
  promotions: readonly Promotion[];
  neighbors: readonly Neighbor[];
  lists: ListsOfBusiness | null;
  today: IsoDate;
  address: string;
  isMenuEnabled: boolean;
  isReportable?: boolean;
};

export function Listing({ business, promotions, neighbors, today, isReportable = false, ...others }: ListingProps) {
  const { description, activity, plan } = business;
  return (
    <ListingView
      {...others}
      isReportable={isReportable}
      business={business}
      summary={description === null && activity ? factsOf(business, neighbors).join(" ") : null}
      promotions={visiblePromotions(plan, promotions, today)}
      neighbors={neighbors.map(neighborWords)}
      today={today}
    />
  );
}
