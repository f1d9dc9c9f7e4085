import { describe, expect, it } from "vitest";
import { isUnnamed, unnamedTitle } from "@/supabase/seed/denue/unnamed";

it.each([
  ["HERRERIA SIN NOMBRE", true],
  ["HERRERIA SIN NONBRE", true],
  ["CARPINTERIA SIN NOMBRES", true],
  ["CONSULTORIO MEDICO ESPECIALIZADO SN", true],
  ["", true],
  ["HERRERIA SINALOA", false],
  ["HERRERIA", false],
])("%s: without a name is %s", (name, expected) => {
  expect(isUnnamed(name)).toBe(expected);
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
    ["CONSULTORIOS DENTALES DEL SECTOR PRIVADO SIN NOMBRE", "Consultorio dental en Santa Martha Acatitla"],
  ])("%s -> %s", (rawName, expected) => {
    expect(unnamedTitle({ ...unit, rawName })).toBe(expected);
  });

  it("goes without a place when there is none", () => {
    expect(unnamedTitle({ ...unit, rawName: "", colonia: "" })).toBe("Consultorio dental");
  });
});
