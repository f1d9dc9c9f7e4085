import { describe, expect, it } from "vitest";
import { serializeJsonLd } from "@/lib/seo/json-ld";
import { businessJsonLd } from "./json-ld";
import { toBusiness } from "./mapper";

const SITE = "https://example.com";
const MINIMAL = { id: "b1", slug: "la-guera", nombre: "La Güera" };
const jsonLdOf = (columns: object) =>
  JSON.parse(serializeJsonLd(businessJsonLd(toBusiness({ ...MINIMAL, ...columns }), SITE, "2026-05-04")));

describe("businessJsonLd", () => {
  it("describes a bare listing without empty members", () => {
    expect(jsonLdOf({})).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": "https://example.com/negocio/la-guera#negocio",
      name: "La Güera",
      image: "https://example.com/categorias/otros-negocios.webp",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Iztapalapa",
        addressRegion: "CDMX",
        postalCode: "09000",
        addressCountry: "MX",
      },
      areaServed: { "@type": "AdministrativeArea", name: "Iztapalapa, Ciudad de México" },
      url: "https://example.com/negocio/la-guera",
    });
  });

  it("tells how one pays, and the colonias to which it is brought", () => {
    const ways = { formas_de_pago: ["vales", "tarjeta"], entrega: ["domicilio"], colonias_de_entrega: ["Xalpa"] };
    expect(jsonLdOf(ways)).toMatchObject({
      paymentAccepted: "Tarjeta, Vales",
      areaServed: [{ "@type": "Place", name: "Xalpa, Iztapalapa, Ciudad de México" }],
    });
    expect(jsonLdOf({ ...ways, entrega: ["para-llevar"] }).areaServed).toEqual(jsonLdOf({}).areaServed);
  });

  it("describes a complete one", () => {
    const row = {
      categoria: "Alimentos y Bebidas",
      descripcion: "Tacos",
      telefono: "5512345678",
      direccion: "Ermita 1",
      codigo_postal: "09510",
      portada_url: "u1/c.webp",
      latitude: 19.345_912_345,
      longitude: -99.063_912_345,
      horario: { mon: [["09:00", "18:00"]] },
      plan_type: "pro",
      facebook: "https://facebook.com/guera",
      tiktok: "@guera",
      web: "https://guera.mx",
      rating: 5,
      reviews_count: 10,
    };
    expect(jsonLdOf(row)).toMatchObject({
      "@type": "FoodEstablishment",
      description: "Tacos",
      telephone: "+525512345678",
      image: "https://example.com/storage/v1/object/public/portadas/u1/c.webp",
      address: { streetAddress: "Ermita 1", postalCode: "09510" },
      geo: { latitude: 19.345912, longitude: -99.063912 },
      openingHoursSpecification: [{ dayOfWeek: ["Monday"], opens: "09:00", closes: "18:00" }],
      sameAs: ["https://facebook.com/guera", "https://guera.mx/"],
    });
    expect(jsonLdOf(row)).not.toHaveProperty("aggregateRating");
  });

  it.each([
    ["written", "TACOS:\nPastor $18\nAlambre $145", "https://example.com/negocio/la-guera#menu", "$18–$145"],
    ["linked", "https://guera.example.com/menu.pdf", "https://guera.example.com/menu.pdf", undefined],
  ])("has the %s menu of a premium place to eat", (_kind, menu, hasMenu, priceRange) => {
    const data = jsonLdOf({ categoria: "Alimentos y Bebidas", plan_type: "premium", menu });
    expect([data.hasMenu, data.priceRange]).toEqual([hasMenu, priceRange]);
  });

  it.each([
    { plan_type: "premium", scian: "461110" },
    { plan_type: "premium", categoria: "Autos y Talleres" },
  ])("has no menu for %j", (columns) => {
    expect(jsonLdOf({ categoria: "Alimentos y Bebidas", menu: "Pastor $18", ...columns })).not.toHaveProperty(
      "hasMenu",
    );
  });

  it("keeps five decimals of a place at least", () => {
    expect(jsonLdOf({ latitude: 19.36671, longitude: -99.01184 }).geo).toMatchObject({
      latitude: 19.36671,
      longitude: -99.01184,
    });
  });

  it.each([
    ["09510", "09510"],
    ["06000", "09000"],
    ["9510", "09000"],
    ["", "09000"],
  ])("gives the postal code %j as %j", (codigo_postal, postalCode) => {
    expect(jsonLdOf({ codigo_postal }).address.postalCode).toBe(postalCode);
  });
});
