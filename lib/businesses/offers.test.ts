import { describe, expect, it } from "vitest";
import { INVALID } from "./field-messages";
import { fieldOf } from "./fields-of";
import { type OfferedField, offerFor } from "./offers";

describe("what was typed is offered in the directory's own form", () => {
  it.each<[OfferedField, string, string]>([
    ["nombre", "TAQUERIA EL GUERO", "Taquería El Güero"],
    ["nombre", "  ferreteria la union ", "Ferretería La Unión"],
    ["telefono", "5512345678", "55 1234 5678"],
    ["telefono", "7221234567", "722 123 4567"],
    ["telefono", "0445512345678", "55 1234 5678"],
    ["telefono", "044 55 1234 5678", "55 1234 5678"],
    ["telefono", "+52 (01 55) 1234 5678", "55 1234 5678"],
    ["telefono", "\uff15\uff1512345678", "55 1234 5678"],
    ["direccion", "AV TLAHUAC 12 COL CENTRO", "Av. Tláhuac 12, Col. Centro"],
    ["colonia", "SANTA MARIA AZTAHUACAN", "Santa María Aztahuacán"],
  ])("%s: %s", (field, typed, text) => {
    expect(offerFor(field, typed)).toEqual({ question: null, text });
    expect(offerFor(field, text)).toBeNull();
  });

  it.each<[OfferedField, string]>([
    ["nombre", "Taquería El Güero"],
    ["nombre", "McTacos"],
    ["nombre", "OXXO"],
    ["nombre", ""],
    ["nombre", "東京"],
    ["telefono", "55 1234 5678"],
    ["telefono", "+1 212 555 0100"],
    ["telefono", "+52 55 1234 5678"],
    ["telefono", "55\u20131234\u20135678"],
    ["telefono", "Tel. 55 1234 5678"],
    ["telefono", "123"],
    ["telefono", "llámame"],
    ["direccion", "Calle 5 de Mayo 12"],
  ])("and left alone where it is: %s %s", (field, typed) => {
    expect(offerFor(field, typed)).toBeNull();
  });
});

it.each([
  ["1234 5678", "¿Le falta la lada?", "55 1234 5678"],
  ["12345678", "¿Le falta la lada?", "55 1234 5678"],
  ["1234567", "¿Le falta la lada?", null],
  ["551234567", "¿Le falta la lada?", null],
  ["01 1234 5678", "¿Le falta la lada?", null],
  ["5612-3456 ext 10", "¿Le falta la lada?", "55 5612 3456"],
  ["55 1234 5678 ext 12", "Guardamos sólo el número; la extensión ponla en tu descripción.", "55 1234 5678"],
  ["+1 212 555 0100 x5", "Guardamos sólo el número; la extensión ponla en tu descripción.", "+1 212 555 0100"],
  ["55123456789", "¿Le sobra algún número? En México un teléfono tiene diez.", null],
])("a telephone %s is asked about: %s", (typed, question, text) => {
  expect(offerFor("telefono", typed)).toEqual({ question, text });
});

it.each([
  ["https://www.google.com/maps/@19.3459,-99.0639,15z", null],
  ["https://www.google.com/maps/place/La+G%C3%BCera", null],
  ["https://maps.app.goo.gl/abc", null],
  ["", null],
  ["https://www.google.com/maps/@19.4326,-99.1332,15z", ", a 3 km"],
  ["https://www.google.com/maps/dir//20.6597,-103.3496/@19.3459,-99.0639,15z", ", a 461 km"],
  ["19.3459, 99.0639", ", a 15,285 km"],
  [`19°24'19.0"N 99°03'50.0"W`, ""],
])("a map of somewhere else is asked about: %j", (typed, far) => {
  const question = far === null ? null : `Ese mapa queda fuera de Iztapalapa${far}. ¿Ahí está tu negocio?`;
  expect(offerFor("mapa", typed)).toEqual(question && { question, text: null });
});

it.each<[OfferedField, string]>(
  (["nombre", "telefono", "direccion", "colonia", "mapa"] as const).flatMap((field) =>
    ["A ", "A,", " ,", "1", "S", "ÁÉ"].map((sign): [OfferedField, string] => [field, sign]),
  ),
)("nothing is offered for a field that is too long: %s of %j", (field, sign) => {
  expect(offerFor(field, `x${sign.repeat(10_000)}x`)).toBeNull();
});

it("hint and error of the telephone say the same", () => {
  const [, form = ""] = INVALID.phone.split(": ");
  expect(form).toContain("diez números");
  expect(fieldOf("telefono").hint).toContain(form);
});
