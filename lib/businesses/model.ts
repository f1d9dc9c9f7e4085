import type { toBusiness, toBusinessCard } from "./mapper";
import type { readSpecialPromotion } from "./special-promotion";

export type BusinessCard = ReturnType<typeof toBusinessCard>;

/** All that is known of a listing: as visitors see it, the database has left out what its plan does not show. */
export type Business = ReturnType<typeof toBusiness>;

export type SpecialPromotion = NonNullable<ReturnType<typeof readSpecialPromotion>>;

export type Neighbor = Pick<
  BusinessCard,
  "slug" | "name" | "category" | "categorySlug" | "activity" | "neighborhood" | "coverUrl" | "isPlaceApproximate"
> & { distanceKm: number };
