import { expect, it } from "vitest";
import { PLAN_IDS } from "./plans";
import { preparationFor } from "./preparation";

it("asks for what the plan has room for, and for nothing else", () => {
  const [free, pro, premium] = PLAN_IDS.map(preparationFor);
  expect(free).toEqual(["Tu logo y una foto de portada"]);
  expect(pro).toContain("Hasta 3 fotos de tu local y de lo que vendes");
  expect(pro).not.toContain("Un video de YouTube");
  expect(premium).toEqual([
    "Tu logo y una foto de portada",
    "Hasta 60 fotos de tu local y de lo que vendes",
    ...(pro ?? []).slice(2),
    "Tu menú con precios, si vendes comida",
    "Un video de YouTube",
  ]);
});
