import { describe, expect, it } from "vitest";
import type { Promotion } from "./model";
import { promotionLayout, visiblePromotions } from "./visible";

const aPromotion = (id: string, startsOn: string | null, endsOn: string | null): Promotion => ({
  id,
  businessId: "b1",
  title: null,
  description: null,
  imageUrl: null,
  startsOn,
  endsOn,
});

const PROMOTIONS = [
  aPromotion("over", "2026-04-01", "2026-05-14"),
  aPromotion("last day", "2026-04-01", "2026-05-15"),
  aPromotion("first day", "2026-05-15", "2026-06-30"),
  aPromotion("to come", "2026-05-16", null),
  aPromotion("always", null, null),
];

describe("visiblePromotions", () => {
  it.each([
    ["free", []],
    ["pro", []],
    ["premium", ["last day", "first day", "always"]],
  ] as const)("on %s are %j", (plan, ids) => {
    expect(visiblePromotions(plan, PROMOTIONS, "2026-05-15").map(({ id }) => id)).toEqual(ids);
  });
});

describe("promotionLayout", () => {
  it.each([
    [0, "none"],
    [1, "card"],
    [2, "grouped"],
    [4, "grouped"],
    [5, "carousel"],
    [40, "carousel"],
  ] as const)("shows %d as %s", (count, layout) => {
    expect(promotionLayout(count)).toBe(layout);
  });
});
