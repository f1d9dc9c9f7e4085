import { PLANS } from "@/lib/plans/plans";
import type { DateRange } from "@/lib/time/date-range";

/** A row of `promociones`. */
export type Promotion = DateRange & {
  id: string;
  businessId: string;
  title: string | null;
  description: string | null;
  imageUrl: string | null;
};

/** That are kept of a business, past ones included. */
export const MOST_PROMOTIONS = PLANS.premium.limits.promotions;
export const PROMOTION_TITLE_CHARACTERS = 120;
export const PROMOTION_TEXT_CHARACTERS = 1_000;
export const PROMOTION_TEXT_LINES = 100;

/** As its owner edits it. */
export type OwnPromotion = Promotion & {
  /** Stands for what was read: whoever writes with another one has not seen what is stored. */
  version: string;
  /** The picture as the row names it. */
  picturePath: string | null;
};

/** What a form for a promotion holds when it is opened. */
export type PromotionDraft = {
  /** The form's own: whatever is sent under it is one promotion. */
  id: string;
  /** Null for a new one. */
  version: string | null;
  title: string;
  description: string;
  startsOn: string;
  endsOn: string;
  /** The picture as the row names it, and where it is. A repeated promotion has that of the first. */
  picture: { path: string; url: string } | null;
};

/** The field of the picture in forms. */
export const PROMOTION_PICTURE_FIELD = "imagen";
/** The field with the path of a picture that is stored already. */
export const PROMOTION_PATH_FIELD = "imagen_guardada";
/** The field that says of a picture which was chosen and is not stored how far it is. */
export const PROMOTION_UNSENT_FIELD = "imagen_en_camino";
