import { expect, it } from "vitest";
import { coloniaAt, coloniaOfUnit } from "./territorial-units";

it.each([
  ["XALPA III", "Xalpa"],
  ["EJTO DE OTE II (U HAB)", "Ejército de Oriente II"],
  ["EJERCITO DE ORIENTE (U HAB) I", "Ejército de Oriente"],
  ["STA MARTHA ACATITLA NTE (AMPL) II", "Santa Martha Acatitla Norte"],
  ["EMILIANO ZAPATA (AMPL)", "Ampliación Emiliano Zapata"],
  ["2A AMPLIACION SANTIAGO ACAHUALTEPEC I", "Santiago Acahualtepec Segunda Ampliación"],
  ["EJTO CONSTITUCIONALISTA, SUPERMANZANA II ( U HAB)", "Ejército Constitucionalista"],
  ["SANTA MARTHA ACATITLA_(PBLO)", "Santa Martha Acatitla"],
  ["MODELO (U)", "Unidad Modelo"],
])("%s is %s", (unit, colonia) => {
  expect(coloniaOfUnit(unit)).toBe(colonia);
});

it.each([
  [{ lat: 19.38169934, lng: -99.06168539 }, "Leyes de Reforma Tercera Sección"],
  [{ lat: 19.4326, lng: -99.1332 }, ""],
])("around %o is %s", (position, colonia) => {
  expect(coloniaAt(position)).toBe(colonia);
});
