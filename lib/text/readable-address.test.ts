import { expect, it } from "vitest";
import { readableAddressLine } from "./readable-address";

it.each([
  ["CALLE 5 DE MAYO 12", "Calle 5 de Mayo 12"],
  ["AV TLAHUAC #12 COL CENTRO CP 09000", "Av. Tláhuac 12, Col. Centro, 09000"],
  ["AVENIDA DE LAS TORRES NO. 3, COLONIA CONSTITUCION DE 1917", "Av. de las Torres 3, Col. Constitución de 1917"],
  ["ORIENTE 182 NO 39", "Oriente 182 No. 39"],
  [
    "calle hidalgo mz 3 lt 4 col. santa maria aztahuacan c.p. 09570",
    "Calle Hidalgo, Mz. 3 Lt. 4, Col. Santa María Aztahuacán, 09570",
  ],
  ["CALZ. ERMITA IZTAPALAPA S/N INT 7", "Calz. Ermita Iztapalapa s/n, Int. 7"],
  ["", ""],
])("%s -> %s", (typed, expected) => {
  expect(readableAddressLine(typed)).toBe(expected);
});
