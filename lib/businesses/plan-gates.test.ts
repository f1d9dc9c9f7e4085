import { describe, expect, it } from "vitest";
import { PLAN_IDS } from "@/lib/plans/plans";
import { toBusiness } from "./mapper";
import type { Business } from "./model";
import {
  visibleGallery,
  visibleMenu,
  visibleMenuPdf,
  visibleRouteLinks,
  visibleSocialLinks,
  visibleSpecialPromotion,
  whatsappChatUrl,
} from "./plan-gates";

const COMPLETE = toBusiness({
  id: "b1",
  slug: "la-guera",
  nombre: "La Güera",
  categoria: "Alimentos y Bebidas",
  direccion: "Ermita 1",
  whatsapp: "5512345678",
  instagram: "@guera",
  web: "guera.mx",
  menu: "Taco $15",
  menu_pdf: "menus/b1/a.pdf",
  promociones: "2x1",
  promocion_vigencia: "2026-05-31",
  tiene_dueno: true,
  gallery_images: Array.from({ length: 8 }, (_, index) => `gallery/${index}.webp`),
});
const aBusiness = (changes: Partial<Business>): Business => ({ ...COMPLETE, ...changes });
const onEachPlan = <Value>(read: (business: Business) => Value): Value[] =>
  PLAN_IDS.map((plan) => read(aBusiness({ plan })));

describe("what free, pro and premium show", () => {
  it.each<[string, (business: Business) => unknown, unknown[]]>([
    ["gallery images in the grid", (business) => visibleGallery(business).grid.length, [0, 3, 6]],
    ["gallery images in the viewer", (business) => visibleGallery(business).viewer.length, [0, 3, 8]],
    ["route buttons", (business) => visibleRouteLinks(business).length, [0, 4, 4]],
  ])("%s", (_, read, expected) => {
    expect(onEachPlan(read)).toEqual(expected);
  });
});

describe("beyond the plan", () => {
  it("a chat begins by saying where the shop was found, and there is none without a link", () => {
    expect(whatsappChatUrl(COMPLETE)).toMatch(/^https:\/\/wa\.me\/525512345678\?text=Hola/);
    expect(whatsappChatUrl(aBusiness({ whatsappUrl: null }))).toBeNull();
  });

  it("of the networks those have a link that are known", () => {
    expect(visibleSocialLinks(COMPLETE).map(({ label }) => label)).toEqual(["Instagram", "Sitio web"]);
  });

  it("a free listing that nobody owns shows the ways there", () => {
    expect(visibleRouteLinks(aBusiness({ plan: "free", hasOwner: false }))).toHaveLength(4);
  });

  it.each([
    ["Servicios del Hogar", "servicios-del-hogar", false],
    ["Taquerías", null, true],
    ["Otra cosa", "alimentos-y-bebidas", true],
  ])("a menu in the category %j (%j) is shown: %j", (category, categorySlug, isShown) => {
    const business = aBusiness({ category, categorySlug });
    expect([visibleMenu(business) !== null, visibleMenuPdf(business) !== null]).toEqual([isShown, isShown]);
  });

  it("a special promotion is over on the day after its last", () => {
    expect(["2026-05-31", "2026-06-01"].map((today) => visibleSpecialPromotion(COMPLETE, today)?.text)).toEqual([
      "2x1",
      undefined,
    ]);
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
