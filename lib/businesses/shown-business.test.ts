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
import { LAST_DAY, RESTAURANT_ROW } from "./restaurant-row";
import { shownBusiness } from "./shown-business";

const BLUR = `UklGR${"A".repeat(20)}`;
const onPlan = (plan: Plan): Business =>
  toBusiness({
    ...RESTAURANT_ROW,
    plan_type: plan,
    telefono: "55 1234 5678",
    whatsapp: "5587654321",
    meta_title: "Un título",
    horario: { mon: [["09:00", "14:00"]], sun: [] },
    imagenes_datos: {
      "gallery/0.webp": { alt: "Un taco", blur: BLUR },
      "gallery/7.webp": { alt: "Otro" },
      "x.webp": {},
    },
  });

/** A premium business of which everything is known. */
const EVERYTHING: Business = {
  ...toBusiness({
    ...RESTAURANT_ROW,
    plan_type: "premium",
    descripcion: "Tacos de verdad",
    slug_categoria: "alimentos-y-bebidas",
    actividad: "Restaurantes de tacos",
    slug_actividad: "restaurantes-de-tacos",
    scian: "722514",
    telefono: "55 1234 5678",
    telefono_oculto: true,
    colonia: "Xalpa",
    codigo_postal: "09640",
    hours: "Cuando hay luz",
    horario: { mon: [["09:00", "14:00"]], sun: [] },
    horario_especial: { "2026-12-24": { ranges: [["09:00", "12:00"]], label: "Nochebuena" } },
    horario_confirmado: "2026-05-01",
    latitude: 19.35,
    longitude: -99.06,
    portada_url: "a~b.webp",
    logo_url: "logo.webp",
    rating: 4.5,
    reviews_count: 1280,
    formas_de_pago: ["tarjeta", "efectivo"],
    entrega: ["domicilio"],
    colonias_de_entrega: ["Xalpa"],
    facebook: "guera",
    tiktok: "@guera",
    estadisticas: "1000 tacos al día",
    visitas: 3,
    clics: 2,
    fuente: "denue",
  }),
  isOnlyWhatsapp: true,
  isPlaceApproximate: true,
};
/** What no page says; of pictures, only what is said of those shown. */
const NOT_CARRIED = [
  ...["id", "neighborhoodSlug", "activitySlug", "isFeatured", "videoUrl", "metaTitle", "metaDescription"],
  ...["seoKeywords", "isThin", "createdAt", "updatedAt", "pictureData"],
];
const carried = (business: Business): [string, unknown][] =>
  Object.entries(business).filter(([field]) => !NOT_CARRIED.includes(field));
const HOSTILE = `</script><b>"'\\u2028 $& \n🌮`;

const shownOf = (business: Business) => ({
  chat: whatsappChatUrl(business),
  gallery: visibleGallery(business),
  services: visibleServices(business),
  social: visibleSocialLinks(business),
  routes: visibleRouteLinks(business),
  menu: visibleMenu(business),
  pdf: visibleMenuPdf(business),
  video: visibleVideoEmbedUrl(business),
  promotion: visibleSpecialPromotion(business, LAST_DAY),
  week: business.weeklyHours,
  pictures: visibleGallery(business).viewer.map((url) => pictureFacts(business.pictureData, url)),
  data: businessJsonLd(business, "https://example.com", LAST_DAY),
});

describe("a business as it goes to browsers", () => {
  it.each(PLAN_IDS)("on %s shows all that it showed", (plan) => {
    const business = onPlan(plan);
    expect(shownOf(shownBusiness(business, LAST_DAY))).toEqual(shownOf(business));
  });

  it("has every field that a page says as it was", () => {
    expect(Object.fromEntries(carried(shownBusiness(EVERYTHING, LAST_DAY)))).toEqual(
      Object.fromEntries(carried(EVERYTHING)),
    );
    const unknown = carried(EVERYTHING).filter(([, value]) => value === null || value === false);
    expect(unknown.map(([field]) => field)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["hardly anything", {}],
    ["texts that look like markup", { descripcion: HOSTILE, direccion: HOSTILE, hours: "|=?~", menu: HOSTILE }],
    ["very long texts", { descripcion: "ñ".repeat(50_000), servicios: Array<string>(500).fill("🌮") }],
    ["empty lists and nulls", { servicios: [], gallery_images: [], formas_de_pago: null, horario: {}, entrega: [] }],
    ["columns of another kind", { horario: "lunes", horario_especial: 3, gallery_images: "x", imagenes_datos: [null] }],
  ])("is the same when its row has %s", (_, columns) => {
    const business = toBusiness({ id: "b1", slug: "s", nombre: HOSTILE, plan_type: "premium", ...columns });
    expect(carried(shownBusiness(business, LAST_DAY))).toEqual(
      expect.arrayContaining(carried(business).filter(([field]) => field !== "menu")),
    );
  });

  it("has nothing of what its plan hides", () => {
    const sent = JSON.stringify(shownBusiness(onPlan("free"), LAST_DAY));
    for (const hidden of ["87654321", "guera.mx", "Taco", "a.pdf", "dQw4w9WgXcQ", "Para llevar", "2x1", "gallery/"])
      expect(sent).not.toContain(hidden);
  });

  it("has no promotion that is over, and nothing that no page says", () => {
    const { specialPromotion, id, metaTitle } = shownBusiness(onPlan("premium"), "2026-06-01");
    expect([specialPromotion, id, metaTitle]).toEqual([null, "", null]);
  });
});
