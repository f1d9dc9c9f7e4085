import { describe, expect, it } from "vitest";
import { advertisedImages, PLAN_COMPARISON, planContents } from "./comparison";
import { PLAN_IDS, PLANS } from "./plans";

const valuesOf = (label: string) => {
  const row = PLAN_COMPARISON.flatMap(({ rows }) => rows).find((each) => each.label === label);
  return PLAN_IDS.map((plan) => row?.values[plan]);
};

describe("the advertised plans", () => {
  it("say how many images a listing may have", () => {
    expect(PLAN_IDS.map((plan) => advertisedImages(PLANS[plan]))).toEqual([
      "Portada y logo",
      "Portada, logo y 3 fotos",
      "Portada, logo y hasta 60 fotos",
    ]);
  });
});

describe("the comparison", () => {
  it.each([
    ["Imágenes", ["Portada y logo", "Portada, logo y 3 fotos", "Portada, logo y hasta 60 fotos"]],
    ["Letras de la descripción", ["100", "500", "2,000"]],
    ["Teléfono, dirección y mapa", [true, true, true]],
    ["Horario", [true, true, true]],
    ["Cambiar tu horario", [false, true, true]],
    ["Servicios", [false, true, true]],
    ["Botón de WhatsApp", [false, true, true]],
    ["Botones de cómo llegar", [false, true, true]],
    ["Varias promociones con vigencia", [false, false, "Hasta 30"]],
    ["Estadísticas", ["Totales", "Por día y canal", "Por día y canal"]],
    ["Descripción con IA", [false, "Un texto inicial", "10 al día"]],
  ])("says of %s: %j", (label, values) => {
    expect(valuesOf(label)).toEqual(values);
  });

  it("never promises less for more", () => {
    for (const { label, values } of PLAN_COMPARISON.flatMap(({ rows }) => rows)) {
      const has = PLAN_IDS.map((plan) => (values[plan] === false ? 0 : 1));
      expect(has, label).toEqual(has.toSorted((one, other) => one - other));
    }
  });
});

describe("what a paid plan gives", () => {
  it("is read from the same table, in words", () => {
    expect(planContents("free")).toEqual([]);
    expect(planContents("pro")).toEqual(expect.arrayContaining(["Botón de WhatsApp", "Letras de la descripción: 500"]));
    expect(planContents("pro")).not.toContain("Video");
    expect(planContents("premium")).toEqual(expect.arrayContaining(["Video", "Descripción con IA: 10 al día"]));
    expect([planContents("pro")[0], planContents("premium")[0]]).toEqual([
      "Todo lo de Gratis",
      "Todo lo de Profesional",
    ]);
    expect(planContents("premium")).not.toContain("Botón de WhatsApp");
    // Every plan has it.
    expect(planContents("premium")).not.toContain("Horario");
  });
});
