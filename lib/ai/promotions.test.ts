import { expect, it } from "vitest";
import { toBusiness } from "@/lib/businesses/mapper";
import { promotionsToTell } from "./promotions";

const withPromotion = (promocion_vigencia: string | null) =>
  toBusiness({
    id: "b1",
    slug: "la-guera",
    nombre: "La Güera",
    plan_type: "premium",
    promociones: "2x1",
    promocion_vigencia,
  });

it.each([
  ["31/12/2026", "Válido hasta el 31 de diciembre de 2026"],
  ["Martes hasta el 31/12/2026", "Vigencia: Martes hasta el 31/12/2026"],
  ["Hasta agotar existencias", "Vigencia: Hasta agotar existencias"],
  [null, null],
])("a special promotion until %j is told of with %j", (validity, vigencia) => {
  expect(promotionsToTell(withPromotion(validity), [], "2026-05-15")).toMatchObject([{ vigencia }]);
});

it.each(["31/12/25", "Martes hasta el 31/12/2025"])("one that was on until %j is told of no more", (validity) => {
  expect(promotionsToTell(withPromotion(validity), [], "2026-05-15")).toEqual([]);
});
