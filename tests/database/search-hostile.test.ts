import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

beforeAll(async () => {
  directory = await openDirectory([
    { slug: "tacos", nombre: "Tacos El Ñoño" },
    { slug: "porcentaje", nombre: '100% Natural (Sucursal_2), "La Buena"' },
  ]);
  return directory.close;
});

const HOSTILE = [
  "%",
  "_",
  "\\",
  "()",
  ",",
  '"',
  "'",
  "!",
  "&|",
  ":*",
  "'; drop table negocios; --",
  "tacos' & !",
  "💈",
  "💈💈 tacos",
  "\u202Etacos",
  "a".repeat(500),
  "a ".repeat(250),
  "🌮".repeat(250),
  "1".repeat(500),
  "ñ".repeat(500),
  "zzz ".repeat(125),
  "el la los de",
];

describe("a hostile term", () => {
  it.each(HOSTILE)("is plain text: %j", async (term) => {
    const answer = await directory.search(term);
    expect(answer.total).toBe(answer.items.length);
    expect(Array.isArray(await directory.suggest(term))).toBe(true);
    // Nothing else was done.
    expect((await directory.search(null)).slugs.toSorted()).toEqual(["porcentaje", "tacos"]);
  });

  it.each(["%", "_", "\\", "()", ",", '"', "'", "!", "&|", ":*", "💈"])(
    "of signs alone finds nothing: %j",
    async (term) => {
      expect((await directory.search(term)).items).toEqual([]);
      expect(await directory.suggest(term)).toEqual([]);
    },
  );

  it.each(["100% natural", "(sucursal_2)", '"la buena"', "natural, la buena"])(
    "finds the name with its signs: %j",
    async (term) => {
      expect((await directory.search(term)).slugs[0]).toBe("porcentaje");
    },
  );

  it.each([0, -5, 999_999_999, -2_147_483_648, 2_147_483_647])("survives page and page size %i", async (number) => {
    expect((await directory.search("tacos", { page: number })).total).toBe(1);
    expect((await directory.search(null, { page: number })).total).toBe(2);
    expect((await directory.search(null, { size: number })).items.length).toBeGreaterThan(0);
  });

  it("gives at most a hundred items", async () => {
    await directory.sql`insert into public.negocios (slug, nombre, categoria, is_approved)
      select 'copia-' || i, 'Copia ' || i, 'Otros Negocios', true from generate_series(1, 120) i`;
    expect((await directory.search(null, { size: 500 })).items).toHaveLength(100);
    expect((await directory.search("copia", { size: 500 })).items).toHaveLength(100);
    await directory.sql`delete from public.negocios where slug like 'copia-%'`;
  });
});
