import { describe, expect, it } from "vitest";
import { toBusiness } from "./mapper";
import { businessMetaDescription, businessMetaTitle } from "./metadata";

const business = (columns: object) =>
  toBusiness({ id: "b1", slug: "g", nombre: "La Güera", categoria: "Alimentos y Bebidas", ...columns });

describe("a listing's metadata", () => {
  it.each([
    [{ meta_title: "Los mejores tacos" }, "Los mejores tacos"],
    [{}, "La Güera"],
  ])("takes the title of %j", (columns, title) => {
    expect(businessMetaTitle(business(columns))).toBe(title);
  });

  it.each([
    [{ meta_description: "Meta", descripcion: "Desc" }, "Meta"],
    [{ descripcion: "Tacos\n al  pastor" }, "Tacos al pastor"],
    [
      { colonia: "Santa Martha" },
      "La Güera: Alimentos y Bebidas en Santa Martha, Iztapalapa, CDMX. Teléfono, dirección y cómo llegar.",
    ],
    [{}, "La Güera: Alimentos y Bebidas en Iztapalapa, CDMX. Teléfono, dirección y cómo llegar."],
  ])("takes the description of %j", (columns, description) => {
    expect(businessMetaDescription(business(columns))).toBe(description);
  });

  it("cuts the description at 150 characters", () => {
    expect(businessMetaDescription(business({ descripcion: "palabra ".repeat(60) })).length).toBeLessThanOrEqual(150);
  });
});
