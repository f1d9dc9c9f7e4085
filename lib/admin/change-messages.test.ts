import { describe, expect, it } from "vitest";
import { describeChanges, entityWords } from "./change-messages";

const ID = "1a2b3c4d-0000-4000-8000-000000000001";

describe("describeChanges", () => {
  it.each([
    ["a field in the form's words", { telefono: "55 1" }, { telefono: "55 2" }, ["Teléfono", "55 1", "55 2"]],
    [
      "a column of a field that has several",
      { codigo_postal: null },
      { codigo_postal: "09000" },
      ["Código postal", "—", "09000"],
    ],
    ["an approval", { is_approved: null }, { is_approved: false }, ["Publicación", "en espera", "rechazado"]],
    ["a switch", { is_featured: false }, { is_featured: true }, ["Destacado", "no", "sí"]],
    ["a plan", { plan_type: "free" }, { plan_type: "pro" }, ["Plan", "Gratis", "Profesional"]],
    ["a category", {}, { slug_categoria: "autos-y-talleres" }, ["Categoría", null, "Autos y Talleres"]],
    ["a list", { servicios: [] }, { servicios: ["corte", "tinte"] }, ["Servicios", "—", "corte, tinte"]],
    [
      "hours",
      { horario: null },
      { horario: { mon: [["09:00", "18:00"]] } },
      ["Horario de la semana", "—", "Lunes 9:00 a 18:00"],
    ],
    ["a picture, by the end of its path", {}, { logo_url: "negocios/1/ab12.webp" }, ["Logo", null, "ab12.webp"]],
    [
      "accepted columns",
      {},
      { aceptados: ["whatsapp", "imagen_url"] },
      ["Campos aceptados", null, "WhatsApp, Portada"],
    ],
    [
      "a moment, by the clock of Mexico City",
      {},
      { termina_at: "2026-02-01T05:00:00+00:00" },
      ["Termina", null, "31 de enero de 2026 a las 23:00"],
    ],
    ["what went", { motivo: "Duplicado" }, {}, ["Motivo", "Duplicado", "—"]],
    ["an id", {}, { user_id: ID }, ["Dueño", null, "1a2b3c4d"]],
    ["columns that were corrected", {}, { columnas: ["telefono"] }, ["Columnas", null, "Teléfono"]],
    ["a state", { estado: "recibida" }, { estado: "en_curso" }, ["Estado", "recibida", "en curso"]],
    ["a given plan", {}, { cortesia: "pro" }, ["Cortesía", null, "Profesional"]],
    ["money", {}, { monto_centavos: 30_000 }, ["Monto", null, "$300"]],
    ["what nobody has named", { algo_nuevo: { a: 1 } }, { algo_nuevo: 2 }, ["Algo nuevo", '{"a":1}', "2"]],
    ["a name that every object has", {}, { constructor: "x" }, ["Constructor", null, "x"]],
    ["hours that are none", {}, { horario: "x" }, ["Horario de la semana", null, "—"]],
  ])("%s", (_what, before, after, [label, old, present]) => {
    expect(describeChanges(before, after)).toMatchObject([{ label, before: old, after: present }]);
  });

  it.each([
    ["nothing became an empty text", { motivo_rechazo: null }, { motivo_rechazo: "" }],
    ["who decided, which the entry says itself", { revisado_por: null }, { revisado_por: ID }],
  ])("leaves out what tells nothing: %s", (_what, before, after) => {
    expect(describeChanges(before, after)).toEqual([]);
  });

  it("says each field once, those of before first", () => {
    expect(describeChanges({ nombre: "A", web: null }, { web: "https://a.mx", nombre: "B" })).toHaveLength(2);
  });
});

it("tells an id by its beginning", () => {
  expect(entityWords(`reclamo ${ID}`)).toBe("reclamo 1a2b3c4d");
  expect(entityWords("sinonimo tlapalería")).toBe("sinónimo tlapalería");
  expect(entityWords("exportacion facturas")).toBe("exportación de facturas para el contador");
});
