import type { Business, Neighbor } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import type { ListsOfBusiness } from "@/lib/search/model";

export type ListingContent = {
  business: Business;
  /** All of the business; the plan and the day decide which are shown. */
  promotions: Promotion[];
  neighbors: Neighbor[];
  /** The lists on which it stands; null when they could not be counted. */
  lists: ListsOfBusiness | null;
};

export type Listing = ListingContent & { today: IsoDate };
