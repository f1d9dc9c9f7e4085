import { PLANS } from "@/lib/plans/plans";
import type { DateRange } from "@/lib/time/date-range";

export type Promotion = DateRange & {
  id: string;
  businessId: string;
  title: string | null;
  description: string | null;
  imageUrl: string | null;
};

export const MAX_PROMOTIONS = PLANS.premium.limits.promotions;
export const PROMOTION_TITLE_CHARACTERS = 120;
export const PROMOTION_TEXT_CHARACTERS = 1_000;
export const PROMOTION_TEXT_LINES = 100;

export type OwnPromotion = Promotion & {
  /** Stands for what was read: whoever writes with another one has not seen what is stored. */
  version: string;
  picturePath: string | null;
};

export type PromotionDraft = {
  /** The form's own: whatever is sent under it is one promotion. */
  id: string;
  version: string | null;
  title: string;
  description: string;
  startsOn: string;
  endsOn: string;
  /** The picture as the row names it, and where it is. A repeated promotion has that of the first. */
  picture: { path: string; url: string } | null;
};

export const PROMOTION_PICTURE_FIELD = "imagen";
export const PROMOTION_PATH_FIELD = "imagen_guardada";
export const PROMOTION_UNSENT_FIELD = "imagen_en_camino";
