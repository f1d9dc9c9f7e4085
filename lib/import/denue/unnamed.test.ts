import { describe, expect, it } from "vitest";
import { isUnnamed, unnamedTitle } from "./unnamed";

it.each([
  ["HERRERIA SIN NOMBRE", true],
  ["HERRERIA SIN NONBRE", true],
  ["CARPINTERIA SIN NOMBRES", true],
  ["CONSULTORIO MEDICO ESPECIALIZADO SN", true],
  ["", true],
  ["HERRERIA SINALOA", false],
  ["HERRERIA", false],
  ["BARBACOA", true],
  ["VENTA DE BARBACOA", true],
  ["PULQUERIA", true],
  ["JARDIN DE NIÑOS", true],
  ["BARBACOA MARIO", false],
  ["ESCUELAS DE EDUCACIÓN PRIMARIA DEL SECTOR PÚBLICO", true],
])("%s: without a name is %s", (name, expected) => {
  expect(isUnnamed(name, "Escuelas de educación primaria del sector público")).toBe(expected);
});

describe("unnamedTitle", () => {
  const unit = {
    rawActivity: "Consultorios dentales del sector privado",
    activity: "Consultorio dental",
    colonia: "Santa Martha Acatitla",
  };

  it.each([
    ["", "Consultorio dental en Santa Martha Acatitla"],
    ["SIN NOMBRE", "Consultorio dental en Santa Martha Acatitla"],
    ["TALLER DE PLOMERIA SIN NOMBRE", "Taller de plomería en Santa Martha Acatitla"],
    ["CONSULTORIO SIN NOMBRE DE RESONANCIA MAGNETICA", "Consultorio de resonancia magnética en Santa Martha Acatitla"],
    ["CONSULTORIO MEDICO SIN NOMBRE TENIENTE FAUSTO VEGA 633", "Consultorio médico en Santa Martha Acatitla"],
    ["PUESTO DE BARBACOA", "Puesto de barbacoa en Santa Martha Acatitla"],
    ["CONSULTORIOS DENTALES DEL SECTOR PRIVADO SIN NOMBRE", "Consultorio dental en Santa Martha Acatitla"],
  ])("%s -> %s", (rawName, expected) => {
    expect(unnamedTitle({ ...unit, rawName })).toBe(expected);
  });

  it("goes without a place when there is none", () => {
    expect(unnamedTitle({ ...unit, rawName: "", colonia: "" })).toBe("Consultorio dental");
  });
});
