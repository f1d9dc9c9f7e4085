import { describe, expect, it } from "vitest";
import { PLAN_IDS } from "@/lib/plans/plans";
import { toBusiness } from "./mapper";
import type { Business } from "./model";
import {
  visibleGallery,
  visibleMenu,
  visibleMenuPdf,
  visibleRouteLinks,
  visibleServices,
  visibleSocialLinks,
  visibleSpecialPromotion,
  visibleVideoEmbedUrl,
  visibleWhatsappUrl,
  whatsappChatUrl,
} from "./plan-gates";
import { LAST_DAY, RESTAURANT_ROW } from "./restaurant-row";

const COMPLETE = toBusiness(RESTAURANT_ROW);
const aBusiness = (changes: Partial<Business>): Business => ({ ...COMPLETE, ...changes });
const onEachPlan = <Value>(read: (business: Business) => Value): Value[] =>
  PLAN_IDS.map((plan) => read(aBusiness({ plan })));

describe("what free, pro and premium show", () => {
  it.each<[string, (business: Business) => unknown, unknown[]]>([
    ["gallery images in the grid", (business) => visibleGallery(business).grid.length, [0, 3, 6]],
    ["gallery images in the viewer", (business) => visibleGallery(business).viewer.length, [0, 3, 8]],
    ["services", (business) => visibleServices(business).length, [0, 1, 1]],
    ["the WhatsApp button", (business) => visibleWhatsappUrl(business) !== null, [false, true, true]],
    ["route buttons", (business) => visibleRouteLinks(business).length, [0, 4, 4]],
    [
      "social links",
      (business) => visibleSocialLinks(business).map(({ label }) => label),
      [[], ["Instagram", "Sitio web"], ["Instagram", "Sitio web"]],
    ],
    ["the video", (business) => visibleVideoEmbedUrl(business) !== null, [false, false, true]],
    ["the menu", (business) => visibleMenu(business)?.kind, [undefined, undefined, "list"]],
    ["the menu in PDF", (business) => visibleMenuPdf(business) ?? undefined, [undefined, undefined, "menus/b1/a.pdf"]],
    [
      "the special promotion",
      (business) => visibleSpecialPromotion(business, LAST_DAY)?.text,
      [undefined, "2x1", "2x1"],
    ],
  ])("%s", (_, read, expected) => {
    expect(onEachPlan(read)).toEqual(expected);
  });
});

describe("beyond the plan", () => {
  it("no WhatsApp button appears without a link", () => {
    expect(visibleWhatsappUrl(aBusiness({ plan: "premium", whatsappUrl: null }))).toBeNull();
  });

  it("a chat begins by saying where the shop was found, the address book does not", () => {
    const business = aBusiness({ plan: "pro" });
    expect(whatsappChatUrl(business)).toMatch(/^https:\/\/wa\.me\/525512345678\?text=Hola/);
    expect(visibleWhatsappUrl(business)).toBe("https://wa.me/525512345678");
    expect(whatsappChatUrl(aBusiness({ plan: "free" }))).toBeNull();
  });

  it("a free listing that nobody owns shows the ways there", () => {
    expect(visibleRouteLinks(aBusiness({ plan: "free", hasOwner: false }))).toHaveLength(4);
  });

  it.each([
    ["Servicios del Hogar", "servicios-del-hogar", false],
    ["Taquerías", null, true],
    ["Otra cosa", "alimentos-y-bebidas", true],
  ])("a menu in the category %j (%j) is shown: %j", (category, categorySlug, isShown) => {
    expect(visibleMenu(aBusiness({ plan: "premium", category, categorySlug })) !== null).toBe(isShown);
  });

  it("a special promotion is over on the day after its last", () => {
    expect(visibleSpecialPromotion(aBusiness({ plan: "pro" }), "2026-06-01")).toBeNull();
  });

  it("a special promotion has not begun on the day before its first", () => {
    const pro = toBusiness({
      id: "b1",
      slug: "a",
      nombre: "A",
      plan_type: "pro",
      promociones: "2x1",
      promocion_fecha: "2026-05-01",
    });
    expect(["2026-04-30", "2026-05-01"].map((today) => visibleSpecialPromotion(pro, today)?.text)).toEqual([
      undefined,
      "2x1",
    ]);
  });
});
