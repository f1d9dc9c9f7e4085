import { describe, expect, it } from "vitest";
import { isFoodCategory } from "./food";

describe("isFoodCategory", () => {
  it.each([
    "Alimentos y Bebidas",
    "alimentos-y-bebidas",
    "Taquerías",
    "CAFÉS",
    "Comida corrida",
    "Bar",
    "Panes y pasteles",
    "Restaurantes",
  ])("gives %j a menu", (name) => {
    expect(isFoodCategory(name)).toBe(true);
  });

  it.each([
    "",
    "Barberías",
    "Servicios del Hogar",
    "Cocinas integrales",
    "Salud y Bienestar",
    "Otros Negocios",
    "Empanadoras",
  ])("gives %j none", (name) => {
    expect(isFoodCategory(name)).toBe(false);
  });
});
