import { describe, expect, it } from "vitest";
import { toBusiness } from "./mapper";
import { businessMetaDescription, businessMetaTitle } from "./metadata";
import type { Neighbor } from "./model";

const SUSI = {
  id: "b1",
  slug: "tlapaleria-susi",
  nombre: "Tlapalería Susi",
  categoria: "Servicios del Hogar",
  actividad: "Ferretería y tlapalería",
  colonia: "Lomas Estrella",
  direccion: "Av. San Lorenzo 279, Int. 7, Col. Lomas Estrella, 09890",
  telefono: "55 8544 5271",
};
const business = (columns: object) => toBusiness({ ...SUSI, ...columns });
const neighbor = (name: string, activity: string, distanceKm: number): Neighbor => ({
  ...{ slug: "x", category: "", categorySlug: null, neighborhood: null, coverUrl: null, isPlaceApproximate: false },
  ...{ name, activity, distanceKm },
});

describe("a listing's title", () => {
  it.each([
    [{ meta_title: "Los mejores tornillos" }, "Los mejores tornillos"],
    [{}, "Tlapalería Susi: Ferretería y tlapalería en Lomas Estrella, Iztapalapa"],
    [{ colonia: null }, "Tlapalería Susi: Ferretería y tlapalería en Iztapalapa"],
    [{ actividad: null }, "Tlapalería Susi: Servicios del Hogar en Lomas Estrella, Iztapalapa"],
    [{ actividad: null, categoria: "Otros Negocios" }, "Tlapalería Susi en Lomas Estrella, Iztapalapa"],
    // Its name says what it does.
    [{ nombre: "Herrería", slug: "herreria", actividad: "Herrería" }, "Herrería en Lomas Estrella, Iztapalapa"],
    [
      { nombre: "Herrería en Lomas Estrella", slug: "herreria-en-lomas-estrella" },
      "Herrería en Lomas Estrella, Iztapalapa",
    ],
    // Somebody else was called so before.
    [
      { slug: "tlapaleria-susi-1" },
      "Tlapalería Susi: Ferretería y tlapalería en Av. San Lorenzo 279, Int. 7, Lomas Estrella, Iztapalapa",
    ],
    [
      { slug: "tlapaleria-susi-1", direccion: null },
      "Tlapalería Susi: Ferretería y tlapalería en Lomas Estrella, Iztapalapa",
    ],
    // Where it would be long.
    [
      {
        nombre: "Consultorio Médico Santiago Acahualtepec",
        slug: "consultorio-medico",
        colonia: "Santiago Acahualtepec Segunda Ampliación",
      },
      "Consultorio Médico Santiago Acahualtepec en Santiago Acahualtepec Segunda Ampliación",
    ],
  ])("of %j is %s", (columns, title) => {
    expect(businessMetaTitle(business(columns))).toBe(title);
  });
});

describe("a listing's description", () => {
  const near = [
    neighbor("Tlapalería Ana", "Ferretería y tlapalería", 0.04),
    neighbor("Vidrios Paz", "Vidrios y espejos", 0.21),
  ];

  it.each([
    [{ meta_description: "Meta", descripcion: "Desc" }, near, "Meta"],
    [{ descripcion: "Tacos\n al  pastor" }, near, "Tacos al pastor"],
    [
      {},
      near,
      "Ferretería y tlapalería en Av. San Lorenzo 279, Int. 7, Lomas Estrella, Iztapalapa. Teléfono 55 8544 5271. A 0.2 km de Vidrios Paz.",
    ],
    [
      { telefono: null, direccion: "Calle 5, 09890" },
      near.slice(0, 1),
      "Ferretería y tlapalería en Calle 5, Lomas Estrella, Iztapalapa. Junto a Tlapalería Ana.",
    ],
    [{ telefono: null, direccion: null, colonia: null }, [], "Ferretería y tlapalería en Iztapalapa."],
    [
      { telefono: null, direccion: null, slug: "tlapaleria-susi-2" },
      [neighbor("Vidrios S.A. de C.V.", "Vidrios y espejos", 0.01)],
      "Tlapalería Susi: Ferretería y tlapalería en Lomas Estrella, Iztapalapa. Junto a Vidrios S.A. de C.V.",
    ],
    [
      { telefono: null, direccion: null, colonia: null, actividad: null, categoria: "Otros Negocios" },
      [],
      "Tlapalería Susi en Iztapalapa.",
    ],
  ])("of %j is made of what is known", (columns, neighbors, description) => {
    expect(businessMetaDescription(business(columns), neighbors)).toBe(description);
  });

  it.each([{ descripcion: "palabra ".repeat(60) }, { nombre: "N".repeat(150), direccion: "Calle ".repeat(50) }])(
    "is cut at 150 characters",
    (columns) => {
      expect(businessMetaDescription(business(columns), near).length).toBeLessThanOrEqual(150);
    },
  );
});
