import type { Business, Neighbor } from "@/lib/businesses/model";
import type { IsoDate } from "@/lib/clock";
import type { Promotion } from "@/lib/promotions/model";
import type { ListsOfBusiness } from "@/lib/search/model";

/** A business with what stands on its page beside it. */
export type ListingContent = {
  business: Business;
  /** All of the business; the plan and the day decide which are shown. */
  promotions: Promotion[];
  /** The nearest of the same category. */
  neighbors: Neighbor[];
  /** The lists on which it stands; null when they could not be counted. */
  lists: ListsOfBusiness | null;
};

/** The same on a day in Mexico City. */
export type Listing = ListingContent & { today: IsoDate };
