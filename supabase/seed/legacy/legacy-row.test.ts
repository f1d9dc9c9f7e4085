import { describe, expect, it } from "vitest";
import type { Row } from "@/lib/database-rows/row";
import { readLegacyRow } from "@/supabase/seed/legacy/legacy-row";

const MINIMAL = {
  id: "5b1f0e0e-0d9c-4a53-9a6a-6d2f6d7c1a01",
  nombre: "Tacos El Güero",
  categoria: "Alimentos y Bebidas",
};

const rowOf = (columns: Row) => {
  const result = readLegacyRow({ ...MINIMAL, ...columns });
  if ("skip" in result) throw new Error(result.skip);
  return result;
};

it("reads a bare row with what it has", () => {
  expect(readLegacyRow(MINIMAL)).toEqual({
    row: {
      id: MINIMAL.id,
      slug: "tacos-el-guero",
      nombre: "Tacos El Güero",
      slug_categoria: "alimentos-y-bebidas",
      latitude: null,
      longitude: null,
      is_approved: null,
      is_featured: false,
      visitas: 0,
      clics: 0,
      created_at: null,
      email: null,
    },
    dropped: [],
  });
});

describe("takes each field by its newer name and by its older one", () => {
  it.each<[Row, Row]>([
    [{ servicios: [], services: "Corte, Tinte" }, { servicios: ["Corte", "Tinte"] }],
    [{ servicios: "Corte", services: ["Tinte"] }, { servicios: ["Corte"] }],
    [
      { clicks: "9", visitas: 3 },
      { clics: 9, visitas: 3 },
    ],
    [{ clics: 4, clicks: 9 }, { clics: 4 }],
    [
      { lat: "19.3459", lng: -99.0639 },
      { latitude: 19.3459, longitude: -99.0639 },
    ],
    [
      { latitude: "", latitud: "19.3459", longitud: "-99.0639" },
      { latitude: 19.3459, longitude: -99.0639 },
    ],
    [
      { metaTitle: "T", metaDescription: "D" },
      { meta_title: "T", meta_description: "D" },
    ],
    [
      { video: "https://youtu.be/dQw4w9WgXcQ" },
      { video_embed_url: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" },
    ],
    [{ categoria: "", slug_categoria: "autos-y-talleres" }, { slug_categoria: "autos-y-talleres" }],
    [{ telefono: 5512345678 }, { telefono: "5512345678", telefono_e164: "+525512345678" }],
    [{ promocion_vigencia: "Válido hasta el 31 de diciembre de 2025" }, { promocion_vigencia: "2025-12-31" }],
    [{ promocion_vigencia: "31/12/20" }, { promocion_vigencia: "2020-12-31" }],
    [{ promocion_vigencia: "Martes hasta el 31/12/25" }, { promocion_vigencia: "Martes hasta el 31/12/25" }],
    [{ is_approved: "true" }, { is_approved: true }],
    [{ estado: "rechazado" }, { is_approved: false }],
    [{ email: " Ana@Example.com " }, { email: "ana@example.com" }],
    [{ slug: "Tacos Güero" }, { slug: "tacos-guero" }],
    [{ created_at: "2024-05-01T10:00:00Z" }, { created_at: "2024-05-01T10:00:00.000Z" }],
    [{ created_at: "2999-01-01" }, { created_at: null }],
  ])("%j", (columns, expected) => {
    expect(rowOf(columns)).toMatchObject({ row: expected, dropped: [] });
  });
});

describe("keeps a row without the values that break a rule of the forms, and says which", () => {
  it.each<[Row, string]>([
    [{ telefono: "pendiente" }, "telefono"],
    [{ web: "javascript:alert(1)" }, "web"],
    [{ descripcion: "x".repeat(2001) }, "descripcion"],
    [{ menu: "javascript:alert(1)" }, "menu"],
    [{ video: "https://evil.example/v" }, "video"],
    [{ services: Array.from({ length: 61 }, (_, at) => `s${at}`) }, "servicios"],
    [{ latitude: 40.4, longitude: -3.7 }, "position"],
    [{ latitude: 19.3 }, "position"],
    [{ email: "nadie" }, "email"],
    [{ plan_type: "profesional" }, "plan"],
    [{ portada_url: "https://evil.example/a.png", gallery_images: ["a", "b"] }, "pictures"],
    [{ business_cover_url: "a.png" }, "pictures"],
  ])("%j", (columns, value) => {
    const { row, dropped } = rowOf(columns);
    expect(dropped.map((each) => each.value)).toEqual([value]);
    expect(row).toMatchObject({ nombre: "Tacos El Güero" });
    expect(JSON.stringify(row)).not.toMatch(/evil|javascript|pendiente|premium|profesional/);
  });
});

it.each<[Row, string]>([
  [{ id: null }, "neither id nor slug"],
  [{ nombre: "\u200b" }, "nombre: Escribe el nombre de tu negocio."],
  [{ categoria: "Jardinería espacial" }, "categoria: Elige la categoría de tu negocio."],
  [{ is_deleted: true }, "deleted in the earlier product"],
])("takes nothing of %j", (columns, skip) => {
  expect(readLegacyRow({ ...MINIMAL, ...columns })).toEqual({ skip });
});

it("gives an id that is no UUID the same UUID each time, and never somebody else's", () => {
  const idOf = (id: unknown) => rowOf({ id }).row.id;
  expect(idOf(17)).toBe(idOf("17"));
  expect(idOf(17)).not.toBe(idOf(18));
  expect(idOf(17)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});
