import { expect, it } from "vitest";
import { toCentavos, toPesos } from "./money";

it.each([
  [300, 30000],
  [0, 0],
  [0.1, 10],
  [0.29, 29],
  [1.15, 115],
  [299.99, 29999],
  [4.35, 435],
  [90071992547409.91, 9007199254740991],
])("reads %s pesos as %i centavos", (pesos, centavos) => {
  expect(toCentavos(pesos)).toBe(centavos);
  expect(toPesos(centavos)).toBe(pesos);
});

it.each([300.001, 0.005, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300, "300", null, undefined, {}, true])(
  "reads no amount in %j",
  (pesos) => expect(toCentavos(pesos)).toBeNull(),
);
