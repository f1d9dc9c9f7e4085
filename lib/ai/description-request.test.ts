import { describe, expect, it } from "vitest";
import { describeBusiness } from "./description";
import { descriptionRequestSchema, toDescriptionInput } from "./description-request";
import { draftDescription } from "./drafts/description";
import type { BusinessFacts } from "./facts";

const TAQUERIA: BusinessFacts = {
  nombre: "Taquería La Güera",
  categoria: "Alimentos y Bebidas",
  giro: "Taquería",
  colonia: "Santa Martha Acatitla",
  servicios: ["Tacos al pastor"],
  horario: ["Lunes a domingo: 18:00 a 02:00"],
  formas_de_pago: ["Tarjeta"],
  entrega: ["A domicilio"],
  descripcion_actual: "Tacos de noche.",
};
const OFFERS = { nombre: "Panadería Lupita", categoria: "alimentos-y-bebidas", servicios: "Conchas, Bolillos" };
const BAKERY = { nombre: "Panadería Lupita", categoria: "Alimentos y Bebidas", servicios: ["Conchas", "Bolillos"] };
const DEFAULTS = { ciudad: "Iztapalapa, CDMX", tono: "profesional y cercano" };
const NOTHING_ELSE = {
  giro: null,
  colonia: null,
  horario: [],
  formas_de_pago: [],
  entrega: [],
  descripcion_actual: null,
};

const inputOf = (sent: object, stored: BusinessFacts | null) =>
  toDescriptionInput(descriptionRequestSchema.parse(sent), stored, 2000);
const told = (sent: object, stored: BusinessFacts | null) => describeBusiness.told(inputOf(sent, stored));

describe("what a model is told", () => {
  it.each<[what: string, sent: object, stored: BusinessFacts | null, told: object]>([
    ["what was sent", OFFERS, null, { ...NOTHING_ELSE, ...BAKERY, ...DEFAULTS }],
    [
      "services as a list",
      { ...OFFERS, servicios: ["Conchas", "Bolillos"] },
      null,
      { ...NOTHING_ELSE, ...BAKERY, ...DEFAULTS },
    ],
    [
      "a name alone",
      { nombre: "Lupita" },
      null,
      { ...NOTHING_ELSE, ...DEFAULTS, nombre: "Lupita", categoria: "", servicios: [] },
    ],
    [
      "town and tone as they were sent",
      { ...OFFERS, ciudad: "Iztacalco, CDMX", tono: "divertido" },
      null,
      { ...NOTHING_ELSE, ...BAKERY, ciudad: "Iztacalco, CDMX", tono: "divertido" },
    ],
    ["blank ones are none", { ...OFFERS, ciudad: " ", tono: null }, null, { ...NOTHING_ELSE, ...BAKERY, ...DEFAULTS }],
    ["what is stored of the one that is named", {}, TAQUERIA, { ...TAQUERIA, ...DEFAULTS }],
    [
      "what was typed, before what is stored",
      { nombre: "Taquería Nueva", servicios: "Suadero" },
      TAQUERIA,
      { ...TAQUERIA, ...DEFAULTS, nombre: "Taquería Nueva", servicios: ["Suadero"] },
    ],
  ])("is %s", (_, sent, stored, expected) => expect(told(sent, stored)).toEqual(expected));
});

it("a draft says the town that was sent", () => {
  expect(draftDescription(inputOf({ ...OFFERS, ciudad: "Iztacalco, CDMX" }, null))).toContain("Iztacalco");
});
