import { describe, expect, it } from "vitest";
import { UnreadableRowError } from "@/lib/database-rows/read-each";
import { toBusiness, toBusinessCard } from "./mapper";

const MINIMAL = { id: "b1", slug: "la-guera", nombre: "La Güera" };

describe("toBusinessCard", () => {
  it("fills a bare row with nothing but what is known", () => {
    expect(toBusinessCard(MINIMAL)).toEqual({
      id: "b1",
      slug: "la-guera",
      name: "La Güera",
      description: null,
      category: "Otros Negocios",
      categorySlug: null,
      activity: null,
      plan: "free",
      phone: null,
      phoneE164: null,
      isPhoneOnTap: false,
      isOnlyWhatsapp: false,
      whatsappUrl: null,
      address: null,
      isPlaceApproximate: false,
      neighborhood: null,
      neighborhoodSlug: null,
      openingHoursText: null,
      weeklyHours: null,
      specialDays: null,
      position: null,
      coverUrl: null,
      rating: null,
      reviewCount: 0,
      isFeatured: false,
    });
  });

  it.each(["id", "slug", "nombre"])("refuses a row without %s, as the query forgot the column", (column) => {
    expect(() => toBusinessCard({ ...MINIMAL, [column]: undefined })).toThrow(column);
  });

  it.each([null, {}, "", "\t", "\u00a0", "\ufeff", "\u3164", "\u200b\u2800", "\u0301"])(
    "has no name in %j",
    (nombre) => {
      expect(() => toBusinessCard({ ...MINIMAL, nombre })).toThrow(UnreadableRowError);
    },
  );

  it.each([
    { latitude: 19.3459, longitude: -99.0639 },
    { latitude: "19.3459", longitude: "-99.0639" },
  ])("reads the position of %o", (columns) => {
    expect(toBusinessCard({ ...MINIMAL, ...columns }).position).toEqual({ lat: 19.3459, lng: -99.0639 });
  });

  it.each([[{ latitude: 19.3 }], [{ latitude: "x", longitude: "y" }], [{ latitude: 919, longitude: -99 }]])(
    "knows no position from %j",
    (columns) => {
      expect(toBusinessCard({ ...MINIMAL, ...columns }).position).toBeNull();
    },
  );

  it.each([
    [{ categoria: "educacion y escuelas" }, "Educación y Escuelas", "educacion-y-escuelas"],
    [{ slug_categoria: "autos-y-talleres" }, "Autos y Talleres", "autos-y-talleres"],
    [{ categoria: "Jardinería", slug_categoria: "jardineria" }, "Jardinería", "jardineria"],
    [{ categoria: "Jardinería" }, "Jardinería", null],
  ])("reads the category of %j as %j", (columns, category, categorySlug) => {
    expect(toBusinessCard({ ...MINIMAL, ...columns })).toMatchObject({ category, categorySlug });
  });

  it.each([
    ["PROFESIONAL", "pro"],
    ["Premium", "premium"],
    ["gold", "free"],
    [null, "free"],
  ])("reads the plan %j as %j", (plan_type, plan) => {
    expect(toBusinessCard({ ...MINIMAL, plan_type }).plan).toBe(plan);
  });

  it.each([
    [{ telefono: "55 1234 5678" }, "55 1234 5678", "+525512345678"],
    [{ telefono: 5512345678 }, "5512345678", "+525512345678"],
    [{ telefono: "5612 3456", telefono_e164: "+525556123456" }, "5612 3456", "+525556123456"],
    [{ telefono: "pendiente" }, "pendiente", null],
  ])("keeps the phone of %j as given, with its international form beside it", (columns, phone, phoneE164) => {
    expect(toBusinessCard({ ...MINIMAL, ...columns })).toMatchObject({ phone, phoneE164 });
  });

  it.each([
    ["4.5", 4.5],
    [0, null],
    [-1, null],
    [null, null],
  ])("shows the rating %j as %j", (rating, expected) => {
    expect(toBusinessCard({ ...MINIMAL, rating }).rating).toBe(expected);
  });

  it("counts only true as featured", () => {
    expect(toBusinessCard({ ...MINIMAL, is_featured: "false" }).isFeatured).toBe(false);
    expect(toBusinessCard({ ...MINIMAL, is_featured: true }).isFeatured).toBe(true);
  });
});

describe("toBusiness", () => {
  it.each([
    [{ servicios: ["Corte", "Tinte"] }, ["Corte", "Tinte"]],
    [{ servicios: "Corte, Tinte," }, ["Corte", "Tinte"]],
    [{}, []],
  ])("reads the services of %j", (columns, services) => {
    expect(toBusiness({ ...MINIMAL, ...columns }).services).toEqual(services);
  });

  it.each([
    [{ clics: 4, visitas: "12" }, 4, 12],
    [{ clics: 9 }, 9, 0],
    [{ clics: -1, visitas: null }, 0, 0],
  ])("counts the clicks and visits of %j", (columns, clicks, visits) => {
    expect(toBusiness({ ...MINIMAL, ...columns })).toMatchObject({ clicks, visits });
  });

  it("reads the page's own metadata", () => {
    const columns = { meta_title: "T", meta_description: "D" };
    expect(toBusiness({ ...MINIMAL, ...columns })).toMatchObject({ metaTitle: "T", metaDescription: "D" });
  });

  it.each([
    ["video_embed_url", "https://www.youtube.com/embed/dQw4w9WgXcQ"],
    ["video_url", "https://youtu.be/dQw4w9WgXcQ"],
  ])("rebuilds the video of %s from its id", (column, url) => {
    expect(toBusiness({ ...MINIMAL, [column]: url })).toMatchObject({
      videoEmbedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    });
  });

  it("lets no unsafe link or picture through", () => {
    const hostile = "javascript:alert(1)//.png";
    const row = {
      ...MINIMAL,
      web: hostile,
      instagram: hostile,
      facebook: hostile,
      tiktok: hostile,
      whatsapp: "https://evil.example/5512345678",
      video_url: hostile,
      mapa_embed_url: hostile,
      portada_url: hostile,
      logo_url: hostile,
      promocion_imagen: hostile,
      gallery_images: [hostile, { url: hostile }],
    };
    expect(JSON.stringify({ ...toBusiness(row), whatsapp: null })).not.toMatch(/javascript|evil/);
  });

  it("says of a listing what the database says: whether it is thin", () => {
    expect(toBusiness({ ...MINIMAL, poco_contenido: true }).isThin).toBe(true);
    expect(toBusiness(MINIMAL).isThin).toBe(false);
  });
});

describe("what the owner hides", () => {
  const ROW = {
    ...MINIMAL,
    telefono: "5512345678",
    telefono_e164: "+525512345678",
    telefono_oculto: true,
    direccion: "Ermita 1",
    colonia: "Xalpa",
    codigo_postal: "09510",
    latitude: 19.35,
    longitude: -99.06,
    mapa_embed_url: "https://www.google.com/maps?q=19.4,-99.1",
  };

  it.each([
    [{ telefono_al_tocar: true }, { phone: null, phoneE164: null, isPhoneOnTap: true }],
    [
      { solo_whatsapp: true, telefono_oculto: true, plan_type: "pro" },
      { phone: null, phoneE164: null, isPhoneOnTap: false, isOnlyWhatsapp: true },
    ],
    [
      { solo_whatsapp: true, telefono_oculto: true, plan_type: "free" },
      { phone: null, phoneE164: null, isPhoneOnTap: true, isOnlyWhatsapp: false },
    ],
    [{ direccion_aproximada: true }, { address: null, postalCode: null, isPlaceApproximate: true }],
    [{ direccion_aproximada: true }, { mapEmbedUrl: expect.stringContaining("q=19.35%2C-99.06") }],
    [
      { direccion_aproximada: true, latitude: null, longitude: null, colonia: null },
      { mapEmbedUrl: expect.not.stringContaining("G%C3%BCera") },
    ],
  ])("%o is shown nowhere, though the row holds it", (columns, shown) => {
    expect(toBusiness({ ...ROW, ...columns })).toMatchObject(shown);
  });
});

describe("the special promotion", () => {
  const promotionOf = (columns: object) => toBusiness({ ...MINIMAL, ...columns }).specialPromotion;

  it.each([
    [{}, null],
    [{ promocion_vigencia: "2026-05-31" }, null],
    [
      { promociones: "2x1", promocion_vigencia: "2026-05-31" },
      {
        title: null,
        text: "2x1",
        imageUrl: null,
        validity: "Hasta el 31 de mayo de 2026",
        startsOn: null,
        endsOn: "2026-05-31",
      },
    ],
    [
      { promocion_titulo: "Martes", promocion_fecha: "2026-05-01", promocion_vigencia: "2026-05-31" },
      {
        title: "Martes",
        text: null,
        imageUrl: null,
        validity: "1 de mayo de 2026 – 31 de mayo de 2026",
        startsOn: "2026-05-01",
        endsOn: "2026-05-31",
      },
    ],
    [
      { promocion_imagen: "promociones/x.webp", promocion_vigencia: "Hasta agotar existencias" },
      {
        title: null,
        text: null,
        imageUrl: "/storage/v1/object/public/promociones/promociones/x.webp",
        validity: "Hasta agotar existencias",
        startsOn: null,
        endsOn: null,
      },
    ],
    [
      { promociones: "2x1" },
      { title: null, text: "2x1", imageUrl: null, validity: null, startsOn: null, endsOn: null },
    ],
  ])("is read from %j", (columns, promotion) => {
    expect(promotionOf(columns)).toEqual(promotion);
  });
});
