import { describe, expect, it } from "vitest";
import { checkText, faultsOf, shorten, type TextFault, toPlainText } from "./check-text";

const FACTS = { nombre: "Estética Flor", servicios: ["Corte $80", "Uñas"], horario: ["Lunes a viernes: 9:00 a 18:00"] };

describe("faultsOf", () => {
  it.each<[string, TextFault[]]>([
    ["Cortes y uñas en la colonia Santa Cruz, con cita o sin ella.", []],
    ["Corte por 80 pesos, de lunes a viernes de 9:00 a 18:00.", []],
    ["", ["empty", "language"]],
    ["The best place in town for your hair and your nails.", ["language"]],
    ["Escríbenos al 55 1234 5678 para tu cita en la estética.", ["telephone", "number"]],
    ["Conoce nuestro trabajo en www.estetica-flor.mx y visítanos.", ["address"]],
    ["Somos la mejor estética de la zona.", ["claim"]],
    ["Los número 1 de Iztapalapa en uñas.", ["claim", "number"]],
    ["Te garantizamos un corte de moda en la colonia.", ["claim"]],
    ["Corte por 60 pesos en la colonia Santa Cruz.", ["number"]],
    ["Más de 25 años de experiencia en la colonia.", ["number"]],
  ])("%j: %j", (text, faults) => {
    expect(faultsOf(text, FACTS)).toEqual(faults);
  });
});

describe("toPlainText", () => {
  it.each([
    ["**Cortes** y _uñas_", "Cortes y uñas"],
    ["# Estética Flor\nCortes", "Estética Flor\nCortes"],
    ["- Cortes\n- Uñas", "Cortes\nUñas"],
    ["[Cortes](https://example.com)", "Cortes"],
    ["<b>Cortes</b><script>x</script>", "Cortesx"],
    ["«Cortes y uñas»", "Cortes y uñas"],
    ["Cortes\u202e y\u200b uñas", "Cortes y uñas"],
  ])("%j becomes %j", (text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});

describe("shorten", () => {
  it.each([
    ["Corto.", 100, "Corto."],
    ["Una frase aquí. Otra frase que no cabe.", 20, "Una frase aquí."],
    ["Una sola frase que no cabe de ninguna manera", 20, "Una sola frase que…"],
  ])("%j to %i: %j", (text, most, short) => {
    expect(shorten(text, most)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(most);
  });
});

it("takes a text as it may be shown, or not at all", () => {
  expect(checkText("**Uñas** y cortes en la colonia.", FACTS, 100)).toEqual({
    ok: true,
    value: "Uñas y cortes en la colonia.",
  });
  expect(checkText("Uñas desde 10 pesos en la colonia.", FACTS, 100)).toEqual({ ok: false, code: "unusable" });
});
