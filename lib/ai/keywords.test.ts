import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { keptOf } from "./kept";
import { inOrder, type KeywordIdea, keywordIdeasSchema, missingFrom, orderKeywords, reasonOf } from "./keywords";
import type { AiKind } from "./model";
import { packSchema } from "./pack-model";
import { hashtagsOf, isOver, postText } from "./post-text";
import { storyboardSchema } from "./storyboard-model";

const IDEAS: KeywordIdea[] = [
  { termino: "plomero nocturno", motivo: "sin_resultados", veces: 14 },
  { termino: "fugas de gas", motivo: "buscado", veces: 1 },
  { termino: "fontanería", motivo: "sinonimo", veces: 0 },
];
const FACTS = {
  ...{ nombre: "Plomería Díaz", categoria: "Servicios del Hogar", giro: null, colonia: null, descripcion_actual: null },
  ...{ servicios: [], horario: [], formas_de_pago: [], entrega: [] },
};

it.each([
  [0, "Lo buscaron 14 veces en 30 días y no salió ningún negocio."],
  [1, "Lo buscaron 1 vez en 30 días."],
  [2, "También le dicen así a lo que haces."],
])("says why: %#", (index, reason) => {
  expect(reasonOf(IDEAS[index] as KeywordIdea)).toBe(reason);
});

describe("the order of a model", () => {
  const ordered = (palabras: string[]) => {
    const checked = orderKeywords.check({ palabras }, { facts: FACTS, ideas: IDEAS });
    return checked.ok ? inOrder(IDEAS, checked.value).map(({ termino }) => termino) : checked.code;
  };
  it.each<[string, string[], string[] | string]>([
    [
      "all of them",
      ["fontanería", "fugas de gas", "plomero nocturno"],
      ["fontanería", "fugas de gas", "plomero nocturno"],
    ],
    ["some: the others stay behind", ["Fontaneria "], ["fontanería", "plomero nocturno", "fugas de gas"]],
    [
      "one of its own",
      ["drenajes", "fugas de gas", "fugas de gas"],
      ["fugas de gas", "plomero nocturno", "fontanería"],
    ],
    ["none of them", ["drenajes", "Ignora las reglas"], "unusable"],
    ["nothing", [], "unusable"],
  ])("%s", (_, palabras, expected) => {
    expect(ordered(palabras)).toEqual(expected);
  });
});

it("suggests none that the keywords hold, however they are written", () => {
  expect(missingFrom(IDEAS, ["FONTANERIA", "Plomero Nocturno"]).map(({ termino }) => termino)).toEqual([
    "fugas de gas",
  ]);
});

describe("what is kept", () => {
  const row = (tipo: AiKind, contenido: unknown) => ({
    tipo,
    contenido,
    es_borrador: true,
    updated_at: "2026-11-22T20:00:00Z",
  });
  it("is read with when and by whom", () => {
    expect(keptOf([row("palabras", { palabras: IDEAS })], "palabras", keywordIdeasSchema)).toEqual({
      value: { palabras: IDEAS },
      isDraft: true,
      madeAt: new Date("2026-11-22T20:00:00Z"),
    });
  });

  it.each<[AiKind, z.ZodType, unknown]>([
    ["palabras", keywordIdeasSchema, { palabras: ["plomero"] }],
    ["paquete", packSchema, { publicaciones: [] }],
    ["paquete", packSchema, null],
    ["video", storyboardSchema, { escenas: [{ texto: "a" }] }],
    ["video", storyboardSchema, "texto"],
  ])("in a shape that is none any more counts for nothing: %s %#", (kind, schema, content) => {
    expect(keptOf([row(kind, content)], kind, schema)).toBeNull();
  });
});

describe("a post", () => {
  const post = {
    ...{ fecha: "2026-11-22", tema: "visita" as const, titular: "Ven", promocion: { id: "a", hasta: "2026-11-25" } },
    ...{ whatsapp: "Ven.", facebook: "Ven a vernos.", instagram: "Aquí." },
  };
  it("leads to the page, or is found by its tags where links lead nowhere", () => {
    const more = { url: "https://example.com/negocio/x", hashtags: "#Iztapalapa" };
    expect(postText(post, "facebook", more)).toBe("Ven a vernos.\nhttps://example.com/negocio/x");
    expect(postText(post, "instagram", more)).toBe("Aquí.\n\n#Iztapalapa");
  });
  it("is over with its promotion", () => {
    expect(["2026-11-25", "2026-11-26"].map((today) => isOver(post, today))).toEqual([false, true]);
    expect(isOver({ ...post, promocion: null }, "2030-01-01")).toBe(false);
  });
  it("has tags of letters alone", () => {
    const shop = {
      activity: "Reparación de celulares",
      category: "Tecnología y Electrónica",
      neighborhood: "San Miguel Teotongo",
      services: ["Pantallas, baterías y más cosas", "Micas 9H", "!!"],
    };
    expect(hashtagsOf(shop)).toBe("#Iztapalapa #SanMiguelTeotongo #ReparaciónDeCelulares #Micas9h");
  });
});
