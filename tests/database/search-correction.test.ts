import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

beforeAll(async () => {
  directory = await openDirectory([
    { slug: "ferreteria-lopez", nombre: "Ferretería López", colonia: "San Lucas" },
    { slug: "farmacia-sol", nombre: "Farmacia del Sol", categoria: "Salud y Bienestar" },
    { slug: "tacos-el-tio", nombre: "Tacos El Tío", categoria: "Alimentos y Bebidas" },
    { slug: "zapateria-rios", nombre: "Zapatería Ríos", categoria: "Moda y Tiendas" },
    { slug: "herreria-garcia", nombre: "Herrería García", colonia: "Xalpa" },
    { slug: "oculto", nombre: "Mercería Xilófono", is_approved: null },
  ]);
  return directory.close;
});

describe("a mistyped term", () => {
  it.each([
    ["a letter too few", "feretería", "ferretería", "ferreteria-lopez"],
    ["a letter too many", "ferretteria lopez", "ferretería lópez", "ferreteria-lopez"],
    ["two that changed places", "farmcaia", "farmacia", "farmacia-sol"],
    ["two that changed places in a short word", "tcaos", "tacos", "tacos-el-tio"],
    ["a letter for another", "tacis", "tacos", "tacos-el-tio"],
    ["s for c", "farmasia", "farmacia", "farmacia-sol"],
    ["s for z", "sapateria", "zapatería", "zapateria-rios"],
    ["a silent h left out", "erreria garsia", "herrería garcía", "herreria-garcia"],
    ["an unfinished word", "ferretr", "ferretería", "ferreteria-lopez"],
  ])("with %s: %j", async (_, term, corrected, slug) => {
    const answer = await directory.search(term);
    expect(answer.corrected).toBe(corrected);
    // The page says what it looked for: what was found is no more and no less than that.
    expect(answer.items[0]).toMatchObject({ slug, difuso: false });
  });

  it("is not corrected when it finds what was typed", async () => {
    expect(await directory.search("zapateria")).toMatchObject({ corrected: null, total: 1 });
  });

  it("is not taken for another word of the same letters", async () => {
    await directory.insert({ slug: "hotel-costa", nombre: "Hotel Costa" });
    expect((await directory.search("tacos")).slugs).not.toContain("hotel-costa");
    await directory.sql`delete from public.negocios where slug = 'hotel-costa'`;
  });

  it("finds what misses one of its words, behind what has them all", async () => {
    await directory.insert({ slug: "ferreteria-juan", nombre: "Ferretería Juan" });
    const { items, corrected } = await directory.search("ferretería lópez");
    expect(corrected).toBeNull();
    expect(items.map(({ slug, difuso }) => [slug, difuso])).toEqual([
      ["ferreteria-lopez", false],
      ["ferreteria-juan", true],
    ]);
    await directory.sql`delete from public.negocios where slug = 'ferreteria-juan'`;
  });

  it("does not give away the words of a business that nobody may see", async () => {
    expect(await directory.search("xilofno")).toMatchObject({ corrected: null, total: 0 });
    await directory.sql`update public.negocios set is_approved = true where slug = 'oculto'`;
    expect((await directory.search("xilofno")).corrected).toBe("xilófono");
  });

  it("prefers the more frequent of two words that are equally near", async () => {
    const rows = ["uno", "dos", "tres", "cuatro"].map((name) => ({
      slug: `pinturas-${name}`,
      nombre: `Pinturas ${name}`,
    }));
    for (const row of rows) await directory.insert(row);
    await directory.insert({ slug: "punturas", nombre: "Punturas" });
    await directory.sql`select public.refresh_vocabulary()`;
    expect((await directory.search("pxnturas")).corrected).toBe("pinturas");
  });

  it.each([
    ["a word that the synonyms know and no business has", "lentes", Array<string>(60).fill("Leyes"), []],
    ["the singular of a word that is there", "cancel mesa", ["Canceles", "Ancel Mesa"], ["otro-1", "otro-0"]],
    ["a short word, to a rare one with another letter", "gdl", ["GDF"], []],
    ["the words of what is known as a whole", "corte de pelo", ["Corte", ...Array<string>(10).fill("Norte")], []],
  ])("is not what it is taken for: %s", async (_, term, names, found) => {
    for (const [index, nombre] of names.entries()) await directory.insert({ slug: `otro-${index}`, nombre });
    await directory.sql`select public.refresh_vocabulary()`;
    const { corrected, slugs } = await directory.search(term);
    await directory.sql`delete from public.negocios where slug like 'otro-%'`;
    expect({ corrected, slugs }).toEqual({ corrected: null, slugs: found });
  });

  it.each(["hambre", "muerte", "tarde", "herencia", "nadar"])(
    "is no everyday word, whatever it resembles: %s",
    async (term) => {
      const names = ["Alambre", "Fuerte", "Tarjetas", "Herrería", "Nazaret", "Nada Que Ver"];
      for (const [index, nombre] of names.entries()) await directory.insert({ slug: `otro-${index}`, nombre });
      await directory.sql`select public.refresh_vocabulary()`;
      const { corrected, slugs } = await directory.search(term);
      await directory.sql`delete from public.negocios where slug like 'otro-%'`;
      expect([corrected, slugs.filter((slug) => slug.startsWith("otro"))]).toEqual([null, []]);
    },
  );

  it("gives nothing for what is near nothing", async () => {
    expect(await directory.search("qwrtplkjhg")).toMatchObject({ corrected: null, total: 0, items: [] });
  });

  it("has at most six of its words corrected", async () => {
    const fix = async (words: string[]) => {
      const [row] = await directory.sql<{ fixed: string[] }[]>`select private.correct_words(${words}) as fixed`;
      return row?.fixed;
    };
    expect(await fix(Array(8).fill("feretereia"))).toEqual([
      ...Array(6).fill("ferreteria"),
      "feretereia",
      "feretereia",
    ]);
  });
});
