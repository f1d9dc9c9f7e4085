import { beforeAll, describe, expect, it } from "vitest";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

beforeAll(async () => {
  directory = await openDirectory([
    {
      slug: "taqueria-la-guera",
      nombre: "Taquería La Güera",
      categoria: "Alimentos y Bebidas",
      colonia: "Santa Martha Acatitla",
      servicios: ["Banquetes a domicilio"],
      plan_type: "pro",
    },
    { slug: "tacos-el-nono", nombre: "Tacos El Ñoño", categoria: "Alimentos y Bebidas", colonia: "Juan Escutia" },
    {
      slug: "plomeria-perez",
      nombre: "Plomería Pérez",
      categoria: "Servicios del Hogar",
      colonia: "Santa Martha Acatitla",
      actividad: "Instalaciones hidrosanitarias",
    },
    { slug: "plomeria-lejana", nombre: "Plomería Lejana", categoria: "Servicios del Hogar", colonia: "Xalpa" },
    { slug: "el-martillo", nombre: "El Martillo", categoria: "Servicios del Hogar", scian: "467111" },
    {
      slug: "dr-muelas",
      nombre: "Sonrisas Felices",
      categoria: "Salud y Bienestar",
      servicios: ["Consultorio dental"],
      plan_type: "pro",
    },
    { slug: "salon-lulu", nombre: "Salón de Belleza Lulú", categoria: "Belleza y Cuidado Personal" },
    { slug: "llantas-toro", nombre: "Llantera El Toro", categoria: "Autos y Talleres", telefono: "55 5694 1234" },
    {
      slug: "auto-electrico-sol",
      nombre: "Auto Eléctrico Sol",
      categoria: "Autos y Talleres",
      colonia: "Escuadrón 201",
    },
    { slug: "autoelectrico-mar", nombre: "Autoeléctrico Mar", categoria: "Autos y Talleres" },
    { slug: "ciber-lulu", nombre: "Ciber Lulú", actividad: "Copias e impresiones", servicios: ["Bordados"] },
    { slug: "zapatos-rio", nombre: "Zapatos Río", categoria: "Moda y Tiendas" },
    { slug: "la-zapata", nombre: "La Estrella", colonia: "Emiliano Zapata", direccion: "Calle Zapata 3" },
    { slug: "comercializadora", nombre: "Comercializadora del Sur" },
  ]);
  return directory.close;
});

const exactSlugs = async (term: string): Promise<string[]> => {
  const { items } = await directory.search(term);
  return items
    .filter(({ difuso }) => !difuso)
    .map(({ slug }) => slug)
    .toSorted();
};

describe("what a term finds without being corrected", () => {
  it.each<[string, string, string[]]>([
    ["without accents", "taqueria", ["tacos-el-nono", "taqueria-la-guera"]],
    ["in capitals", "GÜERA", ["taqueria-la-guera"]],
    ["with n for ñ", "nono", ["tacos-el-nono"]],
    ["in another order", "ñoño tacos", ["tacos-el-nono"]],
    ["half a word", "taquer", ["taqueria-la-guera"]],
    ["two half words", "plom per", ["plomeria-perez"]],
    ["a colonia", "plomería santa martha", ["plomeria-perez"]],
    ["an abbreviated colonia", "plomeria sta martha", ["plomeria-perez"]],
    ["the person for the trade", "plomero", ["plomeria-lejana", "plomeria-perez"]],
    ["a singular for a plural", "banquete", ["taqueria-la-guera"]],
    ["a plural for a singular", "plomerías", ["plomeria-lejana", "plomeria-perez"]],
    ["a nickname", "vulca", ["llantas-toro"]],
    ["a synonym of two words", "corte de cabello", ["salon-lulu"]],
    ["a profession", "dentista", ["dr-muelas"]],
    ["what a class of the census sells", "tornillos", ["el-martillo"]],
    ["the same in another number", "tornillo", ["el-martillo"]],
    ["an intention around it", "dónde hay una estética cerca de mí", ["salon-lulu"]],
    ["what is wanted first", "busco plomero en iztapalapa", ["plomeria-lejana", "plomeria-perez"]],
    ["what one wants mended", "dónde arreglar mis llantas", ["llantas-toro"]],
    ["what one wants to do", "imprimir", ["ciber-lulu"]],
    ["what one suffers from", "tengo hambre", ["tacos-el-nono", "taqueria-la-guera"]],
    ["an everyday word, as a whole", "comer", ["tacos-el-nono", "taqueria-la-guera"]],
    ["services, while the plan shows them", "bordados", []],
    ["shoes, and no colonia of the same stem", "zapatos", ["zapatos-rio"]],
    ["the colonia all the same", "emiliano zapata", ["la-zapata"]],
    ["words that are written together", "auto electrico", ["auto-electrico-sol", "autoelectrico-mar"]],
    ["words that belong apart", "autoelectrico", ["auto-electrico-sol", "autoelectrico-mar"]],
    ["digits within a colonia", "auto escuadron 201", ["auto-electrico-sol"]],
    ["a telephone number", "5556941234", ["llantas-toro"]],
    ["a number in its own spelling", "+52 (55) 5694-1234", ["llantas-toro"]],
    ["a number without its area code", "5694 1234", ["llantas-toro"]],
    ["the last digits of a number", "1234", ["llantas-toro"]],
    ["the first digits of a number", "555694123", ["llantas-toro"]],
  ])("%s: %j", async (_, term, slugs) => {
    expect(await exactSlugs(term)).toEqual(slugs);
  });

  it.each<[string, string, string[]]>([
    ["a name", "quer", ["taqueria-la-guera"]],
    ["names, three letters of them", "ulu", ["ciber-lulu", "salon-lulu"]],
    ["a name in capitals with an accent", "QUÉR", ["taqueria-la-guera"]],
    ["a name, with an intention around it", "busco quer cerca de mí", ["taqueria-la-guera"]],
    ["a name, not of an activity", "nitari", []],
    ["a name, in two letters", "qu", []],
  ])("the middle of %s, as nothing else is found: %j", async (_, term, slugs) => {
    expect(await exactSlugs(term)).toEqual(slugs);
  });

  it.each<[what: string, term: string, name: string]>([
    ["what is found as a word", "toro", "Rototoros"],
    ["a word of the synonyms", "lentes", "Excelentes Telas"],
    ["an everyday word", "nadar", "Granadarte"],
    ["a word that says nothing", "los", "Melosa"],
  ])("%s is the middle of no other: %j", async (_, term, nombre) => {
    await directory.insert({ slug: "otro", nombre });
    const { slugs } = await directory.search(term);
    await directory.sql`delete from public.negocios where slug = 'otro'`;
    expect(slugs).not.toContain("otro");
  });

  it("finds the middle of a name within filters, paid listings first, and none that is not public", async () => {
    const food = { categoria: "Alimentos y Bebidas" };
    await directory.insert({ slug: "taqueria-sol", nombre: "Taquería Sol", ...food, telefono: "5511223344" });
    await directory.insert({ slug: "taqueria-oculta", nombre: "Taquería Oculta", ...food, is_approved: null });
    const found = [
      await directory.search("quer"),
      await directory.search("quer", { plan: "free" }),
      await directory.search("quer", { category: "alimentos-y-bebidas", phone: true }),
      await directory.search("quer", { category: "moda-y-tiendas" }),
    ];
    await directory.sql`delete from public.negocios where slug in ('taqueria-sol', 'taqueria-oculta')`;
    expect(found.map(({ slugs, total }) => [slugs, total])).toEqual([
      [["taqueria-la-guera", "taqueria-sol"], 2],
      [["taqueria-sol"], 1],
      [["taqueria-sol"], 1],
      [[], 0],
    ]);
  });

  it("drops the colonia rather than the trade when nothing is there", async () => {
    const { items } = await directory.search("taquería xalpa");
    expect(items.map(({ slug, difuso }) => [slug, difuso])).toEqual([
      ["taqueria-la-guera", true],
      ["tacos-el-nono", true],
    ]);
  });

  it("takes an intention alone for what is looked for", async () => {
    await directory.insert({ slug: "cerca", nombre: "Cerca de Ti" });
    expect(await exactSlugs("cerca de")).toEqual(["cerca"]);
    await directory.sql`delete from public.negocios where slug = 'cerca'`;
  });

  it("learns a synonym as soon as it is written", async () => {
    expect((await directory.search("chalán")).items).toEqual([]);
    await directory.sql`insert into public.sinonimos (termino, equivale) values ('chalán', 'plomería')`;
    expect(await exactSlugs("chalanes")).toEqual(["plomeria-lejana", "plomeria-perez"]);
    await directory.sql`delete from public.sinonimos where termino = 'chalán'`;
  });

  it("lets any one unit be missing, as long as more than colonias is left", async () => {
    const [row] = await directory.sql<{ ways: number; wrong: number }[]>`
      with questions as (
        select size, places, array(
          select row(chr(96 + i)::tsquery, null, null, (places >> (i - 1)) & 1 = 1)::private.unit from generate_series(1, size) i
        ) as units
        from generate_series(2, 5) size, generate_series(0, 31) places where places < 1 << size
      ), documents as (
        select held, coalesce(string_agg(chr(96 + i), ' ') filter (where (held >> (i - 1)) & 1 = 1), '')::tsvector as words
        from generate_series(0, 31) held, generate_series(1, 5) i group by held
      )
      select count(*)::int as ways, count(*) filter (where coalesce(d.words @@ private.all_but_one(q.units), false) <> exists (
        select from generate_series(1, q.size) missing
        where (d.held | (1 << (missing - 1))) & ((1 << q.size) - 1) = (1 << q.size) - 1
          and (q.places | (1 << (missing - 1))) <> (1 << q.size) - 1
      ))::int as wrong
      from questions q, documents d`;
    expect(row).toEqual({ ways: 60 * 32, wrong: 0 });
  });
});
