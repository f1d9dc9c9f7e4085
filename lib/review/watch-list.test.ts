import { describe, expect, it } from "vitest";
import { watchListHits } from "./watch-list";

const phrases = (text: string) => watchListHits(text).map(({ phrase }) => phrase);

describe("the watch list", () => {
  it.each([
    ["Gratis dólares para todos", ["gratis dólares"]],
    ["¡¡DOLARES   GRATIS!!", ["dólares gratis"]],
    ["d0lares gr4ti$", ["dólares gratis"]],
    ["dóla\u200bres gratis", ["dólares gratis"]],
    ["Préstamos sin buró y créditos sin buró", ["préstamo sin buró", "crédito sin buró"]],
    ["masajes eróticos", ["masaje erótico"]],
    ["venta-de-facturas", ["venta de facturas"]],
  ])("finds in %j", (text, found) => expect(phrases(text)).toEqual(found));

  it.each([
    "",
    "Masajes relajantes y terapéuticos",
    "Dólares: compra y venta. Estacionamiento gratis",
    "Farmacia con receta médica",
    "Tacos a 5 pesos",
    "Xxxtra grande",
    "Cocina económica La Tusita",
  ])("finds nothing in %j", (text) => expect(phrases(text)).toEqual([]));

  it("says why", () => expect(watchListHits("bitcoin")).toEqual([{ topic: "estafa", phrase: "bitcoin" }]));

  it("reads the longest menu in no time", () => expect(phrases("a ".repeat(10_000))).toEqual([]));
});
