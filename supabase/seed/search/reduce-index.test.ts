import { describe, expect, it } from "vitest";
import { reduceIndex, toSearchTerm } from "./reduce-index";

describe("toSearchTerm", () => {
  it.each([
    ["467111", "brochas y rodillos, comercio al por menor en ferreterías", "brochas y rodillos"],
    ["467111", "calentadores de agua (boilers), comercio al por menor", "calentadores de agua"],
    ["811219", "ventiladores para el hogar, reparación y mantenimiento", "reparación de ventiladores para el hogar"],
    ["532210", "vestuario, alquiler", "alquiler de vestuario"],
    ["621211", "endodoncia en consultorios del sector privado", "endodoncia en consultorios"],
    ["332320", "Puertas metálicas, fabricación", "puertas metálicas"],
    ["236221", "tlapalerías, construcción", null],
    ["111110", "soya (grano), cultivo", null],
    ["467111", "aisladores para instalaciones de redes eléctricas subterráneas, comercio", null],
  ])("reads %s %j as %j", (code, term, expected) => {
    expect(toSearchTerm({ code, term })).toBe(expected);
  });
});

describe("reduceIndex", () => {
  it("names each term of a class once, in order", () => {
    const entries = ["clavos, comercio", "Clavos, internet", "cal, comercio"].map((term) => ({ code: "467111", term }));
    expect([...reduceIndex([...entries, { code: "461110", term: "abarrotes, comercio" }])]).toEqual([
      ["461110", ["abarrotes"]],
      ["467111", ["cal", "clavos"]],
    ]);
  });
});
