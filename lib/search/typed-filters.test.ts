import { describe, expect, it } from "vitest";
import { readTypedFilters, type TypedFilters } from "./typed-filters";

const OPEN = { isOpenNow: true };
const PHONE = { hasPhone: true };
const NEAR = { isNearby: true };
const NONE = { isOpenNow: false, hasPhone: false, isNearby: false };

describe("readTypedFilters", () => {
  it.each<[string, string, Partial<TypedFilters>]>([
    ["plomero abierto ahora", "plomero", OPEN],
    ["Abierto Ahora", "", OPEN],
    ["farmacia abierta", "farmacia", OPEN],
    ["farmacias abiertas a esta hora", "farmacias", OPEN],
    ["Taquería que esté abierta ahorita", "Taquería", OPEN],
    ["¿Qué hay abierto ahora?", "", OPEN],
    ["negocios abiertos", "", OPEN],
    ["farmacia 24 horas", "farmacia", OPEN],
    ["cerrajero las 24 hrs", "cerrajero", OPEN],
    ["farmacia 24h", "farmacia", OPEN],
    ["grúas 24/7", "grúas", OPEN],
    ["abierto las 24 horas", "", OPEN],
    ["cerca", "", NEAR],
    ["cerca de mí", "", NEAR],
    ["Plomero cerca de mí", "Plomero", NEAR],
    ["ferretería más cercana", "ferretería", NEAR],
    ["tortillería que quede cerca", "tortillería", NEAR],
    ["tacos por aquí", "tacos", NEAR],
    ["aquí cerca tacos", "tacos", NEAR],
    ["dentista cerca de mi casa", "dentista", NEAR],
    ["plomero con teléfono", "plomero", PHONE],
    ["con numero de telefono", "", PHONE],
    ["plomero abierto ahora cerca de mí con teléfono", "plomero", { ...OPEN, ...NEAR, ...PHONE }],
    ["cerca de mí abierto", "", { ...OPEN, ...NEAR }],
    ["papelería abierta y cerca", "papelería", { ...OPEN, ...NEAR }],
  ])("takes %j for %j and filters", (text, term, filters) => {
    expect(readTypedFilters(text)).toEqual({ ...NONE, term, ...filters });
  });

  it.each([
    "plomero",
    "  dos  espacios ",
    "cerca eléctrica",
    "tacos cerca del metro",
    "plomero cerca de Santa Martha",
    "cercas de malla",
    "prepa abierta",
    "Restaurante Cielo Abierto",
    "abierto los domingos",
    "abierto hasta tarde",
    "teléfonos celulares",
    "reparación de teléfonos",
    "escuadrón 24",
    "124 horas",
    "",
    "¿?",
  ])("leaves %j as it is", (text) => {
    expect(readTypedFilters(text)).toEqual({ ...NONE, term: text });
  });

  it("reads a long term without end at once", () => {
    expect(readTypedFilters("abierto ".repeat(62)).term).toBe("");
  });
});
