import { expect, it } from "vitest";
import { addressProblems } from "./address-problems";

const MISSING = "Por favor ingresa un correo antes de continuar.";
const DIFFERENT = expect.stringContaining("Los dos correos no son iguales.");

it.each<[string, string | null, object]>([
  ["ana@example.com", "Ana@Example.com ", {}],
  ["ana@example.com", null, {}],
  ["ana", null, { email: "No vale." }],
  ["", "", { email: MISSING }],
  [" ", "ana@example.com", { email: MISSING, confirmacion: DIFFERENT }],
  ["ana", "ana@example.com", { email: "No vale.", confirmacion: DIFFERENT }],
  ["ana@example.com", "", { confirmacion: DIFFERENT }],
  ["ana@example.com", "ana@exmaple.com", { confirmacion: DIFFERENT }],
])("of %j and %j says all that is wrong", (email, again, problems) => {
  expect(addressProblems(email, again, "No vale.")).toEqual(problems);
});
