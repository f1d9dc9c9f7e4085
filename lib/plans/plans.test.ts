import { describe, expect, it } from "vitest";
import { PLAN_FILTER_OPTIONS, PLAN_IDS, PLANS, parsePlan, planOrFree } from "./plans";

describe("parsePlan", () => {
  it.each([
    ["free", "free"],
    ["FREE", "free"],
    ["pro", "pro"],
    ["Profesional", "pro"],
    ["PROFESSIONAL", "pro"],
    [" Premium ", "premium"],
  ])("reads %j as %j", (value, plan) => {
    expect(parsePlan(value)).toBe(plan);
  });

  it.each(["", "all", "gold", "pro premium", "__proto__", "constructor", null, undefined, 3, {}, ["pro"]])(
    "names no plan in %j, which then counts as free",
    (value) => {
      expect(parsePlan(value)).toBeNull();
      expect(planOrFree(value)).toBe("free");
    },
  );
});

describe("the plan table", () => {
  it.each([
    ["free", 0, 1, 100, 0, 0, 0],
    ["pro", 300, 2, 500, 3, 3, 0],
    ["premium", 500, 3, 2000, 60, 6, 30],
  ] as const)(
    "has %s at $%d with rank %d, %d characters, %d uploads, %d in the grid and %d promotions",
    (plan, price, rank, characters, upload, grid, promotions) => {
      expect(PLANS[plan]).toMatchObject({
        id: plan,
        pricePerMonthMxn: price,
        rank,
        limits: { descriptionCharacters: characters, galleryUpload: upload, galleryGrid: grid, promotions },
      });
    },
  );

  it.each([
    ["whatsapp", [false, true, true]],
    ["routeLinks", [false, true, true]],
    ["socialLinks", [false, true, true]],
    ["services", [false, true, true]],
    ["ownHours", [false, true, true]],
    ["specialPromotion", [false, true, true]],
    ["detailedStatistics", [false, true, true]],
    ["video", [false, false, true]],
    ["menu", [false, false, true]],
    ["promotions", [false, false, true]],
    ["aiImages", [false, false, true]],
    ["aiDescription", ["none", "starter", "on-demand"]],
  ] as const)("opens %s to free, pro and premium as %j", (gate, expected) => {
    expect(PLAN_IDS.map((plan) => PLANS[plan].gates[gate])).toEqual(expected);
  });

  it("is offered in the filter as Premium, Profesional, Gratis", () => {
    expect(PLAN_FILTER_OPTIONS.map(({ name }) => name)).toEqual(["Premium", "Profesional", "Gratis"]);
  });
});
