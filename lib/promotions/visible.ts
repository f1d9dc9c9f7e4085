import type { IsoDate } from "@/lib/clock";
import { PLANS, type Plan } from "@/lib/plans/plans";
import { includesDay } from "@/lib/time/date-range";
import type { Promotion } from "./model";

/** Promotions of a public page: Premium's only, begun and not over. @param today the day in Mexico City. */
export const visiblePromotions = (plan: Plan, promotions: readonly Promotion[], today: IsoDate): Promotion[] =>
  PLANS[plan].gates.promotions ? promotions.filter((promotion) => includesDay(promotion, today)) : [];

export type PromotionLayout = "none" | "card" | "grouped" | "carousel";

/** One is a card, 2 to 4 stand in a group, 5 or more in a carousel. */
export function promotionLayout(count: number): PromotionLayout {
  if (count <= 0) return "none";
  if (count === 1) return "card";
  return count <= 4 ? "grouped" : "carousel";
}
