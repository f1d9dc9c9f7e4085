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
  ["And. 3 Mz 12 Lt 4", "And. 3, Mz. 12 Lt. 4"],
  ["CDA. ÑANDÚ 7", "Cda. Ñandú 7"],
  ["PRIV HIDALGO 4 PTA BAJA", "Priv. Hidalgo 4 Pta. Baja"],
  ["CTO. DEL SUR 8", "Cto. del Sur 8"],
  ["AV. CRISTÓBAL COLÓN 45", "Av. Cristóbal Colón 45"],
  ["av. cristóbal colón 45 col. peñón viejo", "Av. Cristóbal Colón 45, Col. Peñón Viejo"],
  ["CALLE COLÍN NO. 5 COL CONCEPCIÓN", "Calle Colín 5, Col. Concepción"],
  ["AV. CRISTO\u0301BAL COLO\u0301N 45", "Av. Cristóbal Colón 45"],
  ["CALLE INTÉRPRETES 8", "Calle Intérpretes 8"],
  ["CALLE PROLÍFICA 8 INT 3", "Calle Prolífica 8, Int. 3"],
  ["CALLE 5 INT Ñ", "Calle 5, Int. Ñ"],
  ["CALLE BELÉN NO 5 MZ 3 LT Ñ2", "Calle Belén 5, Mz. 3 Lt. Ñ2"],
  ["CALLE LEÓN 4 COL SAN ANDRÉS TOMATLÁN C.P. 09870", "Calle León 4, Col. San Andrés Tomatlán, 09870"],
  ["", ""],
])("%s -> %s", (typed, expected) => {
  expect(readableAddressLine(typed)).toBe(expected);
});
