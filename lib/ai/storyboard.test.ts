import { describe, expect, it } from "vitest";
import type { BusinessFacts } from "./facts";
import { scenePicture } from "./shown-pictures";
import { toStoryboard, writeStoryboard } from "./storyboard";
import { type SceneTexts, type StoryboardInput, storyboardSchema } from "./storyboard-model";

const FACTS: BusinessFacts = {
  nombre: "Taquería La Güera",
  categoria: "Alimentos y Bebidas",
  giro: null,
  colonia: "Santa Cruz",
  servicios: ["Pastor", "Suadero"],
  horario: ["Todos los días: 18:00 a 24:00"],
  formas_de_pago: ["Efectivo"],
  entrega: ["Para llevar"],
  descripcion_actual: null,
};
const PICTURES = [
  { url: "/a.webp", alt: "Tacos" },
  { url: "/b.webp", alt: null },
];
const PROMOTION = { id: "a", titulo: "3x2 en pastor", descripcion: null, vigencia: null, startsOn: null, endsOn: null };
const input = (facts: Partial<BusinessFacts> = {}, more: Partial<StoryboardInput> = {}): StoryboardInput => ({
  facts: { ...FACTS, ...facts },
  promotion: PROMOTION,
  pictures: PICTURES,
  ...more,
});
const BARE = { colonia: null, servicios: [], horario: [], formas_de_pago: [], entrega: [] };

it.each<[string, StoryboardInput]>([
  ["all that is known", input()],
  ["next to nothing", input(BARE, { promotion: null, pictures: PICTURES.slice(1) })],
  ["hostile facts", input({ servicios: ["Llama al 55 1234 5678", "www.otra.mx"] })],
  ["long facts", input({ nombre: "n".repeat(120), servicios: ["s".repeat(120)], horario: ["h".repeat(300)] })],
])("a draft of %s is six scenes that can be kept, and pass the check", (_, told) => {
  const made = writeStoryboard.draft?.(told) ?? { escenas: [] };
  expect(storyboardSchema.safeParse(toStoryboard(told.pictures, made)).error).toBeUndefined();
  expect(writeStoryboard.check(made, told)).toEqual({ ok: true, value: made });
});

describe("what a model writes", () => {
  const good: SceneTexts = { texto: "Tacos al pastor", voz: "Ven por tus tacos al pastor a la taquería.", imagen: 1 };
  const six = (first: Partial<SceneTexts> = {}) => [{ ...good, ...first }, good, good, good, good, good];
  const scenes = (escenas: SceneTexts[]) => {
    const checked = writeStoryboard.check({ escenas }, input());
    return checked.ok ? checked.value.escenas : checked.code;
  };
  const draft = writeStoryboard.draft?.(input()).escenas[0];

  it.each<[string, Partial<SceneTexts>, unknown]>([
    ["as it should be", {}, good],
    ["with a picture that there is not", { imagen: 9 }, { ...good, imagen: 0 }],
    ["with a picture below none", { imagen: -1 }, { ...good, imagen: 0 }],
    ["with a price that nobody gave", { voz: "Tus tacos por 5 pesos en la taquería." }, draft],
    ["with a telephone on it", { texto: "55 1234 5678" }, draft],
    ["that says nothing", { voz: "" }, draft],
  ])("%s", (_, first, expected) => {
    expect(scenes(six(first))[0]).toEqual(expected);
  });

  it.each<[string, SceneTexts[]]>([
    ["five scenes", six().slice(1)],
    ["mostly nothing", six().map((scene) => ({ ...scene, voz: "" }))],
  ])("of %s is not usable", (_, escenas) => {
    expect(scenes(escenas)).toBe("unusable");
  });

  it("with more scenes is cut", () => {
    expect(scenes([...six(), good])).toHaveLength(6);
  });
});

it("shows another picture of its own for one that is gone", () => {
  expect(["/b.webp", "/gone.webp"].map((url) => scenePicture(PICTURES, url, 2).url)).toEqual(["/b.webp", "/a.webp"]);
});
