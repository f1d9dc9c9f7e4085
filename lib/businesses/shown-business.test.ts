import { describe, expect, it } from "vitest";
import { pictureFacts } from "@/lib/images/picture-data";
import { PLAN_IDS, type Plan } from "@/lib/plans/plans";
import { businessJsonLd } from "./json-ld";
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
  whatsappChatUrl,
} from "./plan-gates";
import { packShown, unpackShown } from "./shown-business";

const TODAY = "2026-05-31";
const BLUR = `UklGR${"A".repeat(20)}`;
const onPlan = (plan: Plan): Business =>
  toBusiness({
    id: "b1",
    slug: "la-guera",
    nombre: "La Güera",
    plan_type: plan,
    categoria: "Alimentos y Bebidas",
    direccion: "Ermita 1",
    telefono: "55 1234 5678",
    whatsapp: "5587654321",
    instagram: "@guera",
    web: "guera.mx",
    menu: "Taco $15",
    menu_pdf: "menus/b1/a.pdf",
    video_url: "https://youtu.be/dQw4w9WgXcQ",
    servicios: ["Para llevar"],
    promociones: "2x1",
    promocion_vigencia: TODAY,
    meta_title: "Un título",
    tiene_dueno: true,
    horario: { mon: [["09:00", "14:00"]], sun: [] },
    gallery_images: Array.from({ length: 8 }, (_, index) => `gallery/${index}.webp`),
    imagenes_datos: {
      "gallery/0.webp": { alt: "Un taco", blur: BLUR },
      "gallery/7.webp": { alt: "Otro" },
      "x.webp": {},
    },
  });

const shownOf = (business: Business) => ({
  chat: whatsappChatUrl(business),
  gallery: visibleGallery(business),
  services: visibleServices(business),
  social: visibleSocialLinks(business),
  routes: visibleRouteLinks(business),
  menu: visibleMenu(business),
  pdf: visibleMenuPdf(business),
  video: visibleVideoEmbedUrl(business),
  promotion: visibleSpecialPromotion(business, TODAY),
  week: business.weeklyHours,
  pictures: visibleGallery(business).viewer.map((url) => pictureFacts(business.pictureData, url)),
  data: businessJsonLd(business, "https://example.com", TODAY),
});

describe("a business as it goes to browsers", () => {
  it.each(PLAN_IDS)("on %s shows all that it showed", (plan) => {
    const business = onPlan(plan);
    expect(shownOf(unpackShown(packShown(business, TODAY)))).toEqual(shownOf(business));
  });

  it("has nothing of what its plan hides", () => {
    const packed = JSON.stringify(packShown(onPlan("free"), TODAY));
    for (const hidden of ["87654321", "guera.mx", "Taco", "a.pdf", "dQw4w9WgXcQ", "Para llevar", "2x1", "gallery"])
      expect(packed).not.toContain(hidden);
  });

  it("has no promotion that is over, and nothing that no page says", () => {
    const packed = packShown(onPlan("premium"), "2026-06-01");
    expect(packed).not.toHaveProperty("specialPromotion");
    expect(packed).not.toHaveProperty("id");
    expect(packed).not.toHaveProperty("metaTitle");
  });
});
