import { beforeAll, describe, expect, it } from "vitest";
import { FILTER_ROWS } from "@/lib/search/filters";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

const FOOD = "alimentos-y-bebidas";
const HOME = "servicios-del-hogar";
const BRINGS = { formas_de_pago: ["efectivo", "tarjeta"], entrega: ["domicilio"], colonias_de_entrega: ["SAN LUCAS"] };
const AROUND = { lat: 19.36, lng: -99.06, radius: 500 };

beforeAll(async () => {
  const businesses = [
    { slug: "a", nombre: "Sol Tacos", slug_categoria: FOOD, colonia: "Xalpa", plan_type: "premium", ...BRINGS },
    { slug: "b", nombre: "Sol Tortas", slug_categoria: FOOD, colonia: "Xalpa", telefono: "5550000001" },
    {
      slug: "c",
      nombre: "Sol Pan",
      slug_categoria: FOOD,
      colonia: "San Lucas",
      plan_type: "pro",
      formas_de_pago: ["tarjeta"],
    },
    { slug: "d", nombre: "Sol Plomería", slug_categoria: HOME, colonia: "San Lucas", entrega: ["para-llevar"] },
    { slug: "e", nombre: "Sol Herrería", slug_categoria: HOME, telefono: "5550000002" },
    { slug: "f", nombre: "Luna Herrería", slug_categoria: HOME, colonia: "XALPA" },
    { slug: "pendiente", nombre: "Sol Pendiente", slug_categoria: FOOD, colonia: "Xalpa", is_approved: null },
    { slug: "borrado", nombre: "Sol Borrado", slug_categoria: FOOD, is_deleted: true, deleted_at: new Date(0) },
  ];
  const [latitude, longitude] = [AROUND.lat + 0.001, AROUND.lng];
  directory = await openDirectory(businesses.map((business) => ({ latitude, longitude, ...business })));
  return directory.close;
});

const totals = (counts: readonly { total: number; slug?: string; plan?: string }[]) =>
  Object.fromEntries(counts.map(({ slug, plan, total }) => [slug ?? plan, total]));

describe.each([
  ["with a term", "sol", {}],
  ["without one", null, {}],
  ["with a term, around a place", "sol", AROUND],
  ["around a place", null, AROUND],
])("filters %s", (_, term, place) => {
  const own = (slugs: string[]) => (term ? slugs.filter((slug) => slug !== "f") : slugs).toSorted();

  it.each([
    [{ category: HOME }, ["d", "e", "f"]],
    [{ plan: "pro" }, ["c"]],
    [{ neighborhood: "xalpa" }, ["a", "b", "f"]],
    [{ category: FOOD, neighborhood: "xalpa" }, ["a", "b"]],
    [{ category: FOOD, plan: "free", neighborhood: "xalpa" }, ["b"]],
    [{ category: HOME, plan: "pro" }, []],
    [{ category: "no-existe" }, []],
    [{ plan: "no-existe" }, []],
    [{ neighborhood: "no-existe" }, []],
    [{ neighborhood: "" }, []],
    [{ phone: true }, ["b", "e"]],
    [{ phone: true, category: HOME }, ["e"]],
    [{ phone: true, plan: "premium" }, []],
    [{ payment: "tarjeta" }, ["a", "c"]],
    [{ payment: "tarjeta", plan: "pro" }, ["c"]],
    [{ payment: "tarjeta", category: HOME }, []],
    [{ payment: "tarjeta", delivery: "domicilio" }, ["a"]],
    [{ payment: "vales" }, []],
    [{ payment: "bitcoin" }, []],
    [{ payment: "" }, []],
    [{ delivery: "para-llevar", neighborhood: "san-lucas" }, ["d"]],
    [{ payment: "tarjeta", neighborhood: "san-lucas" }, ["c"]],
    // It is brought there from elsewhere.
    [{ delivery: "domicilio", neighborhood: "san-lucas" }, ["a"]],
    [{ delivery: "domicilio", neighborhood: "xalpa" }, ["a"]],
    [{ delivery: "domicilio", neighborhood: "apatlaco" }, []],
    [{ payment: "tarjeta", open: true }, []],
    [{ payment: "tarjeta", open: true, unknown: true }, ["a", "c"]],
  ])("leave for %j: %j", async (filters, slugs) => {
    const answer = await directory.search(term, { ...place, ...filters });
    expect(answer.slugs.toSorted()).toEqual(own(slugs));
    expect(answer).toMatchObject({ total: own(slugs).length, total_is_capped: false });
  });

  it("count each under all the others", async () => {
    const extra = term ? 0 : 1;
    const { facets } = await directory.search(term, { ...place, category: FOOD, plan: "free" });
    expect(totals(facets.categories)).toEqual({ [FOOD]: 1, [HOME]: 2 + extra });
    expect(totals(facets.plans)).toEqual({ premium: 1, pro: 1, free: 1 });
    expect(totals(facets.neighborhoods)).toEqual({ xalpa: 1 });
    const unfiltered = await directory.search(term, place);
    expect(totals(unfiltered.facets.neighborhoods)).toEqual({ xalpa: 2 + extra, "san-lucas": 2 });
    expect(unfiltered.facets.neighborhoods.find(({ slug }) => slug === "xalpa")?.nombre).toBe("Xalpa");
  });

  it("count the others among those that tell how one pays and gets it", async () => {
    const paid = (await directory.search(term, { ...place, payment: "tarjeta", category: HOME })).facets;
    expect(totals(paid.categories)).toEqual({ [FOOD]: 2 });
    const { facets } = await directory.search(term, { ...place, payment: "tarjeta" });
    expect(totals(facets.plans)).toEqual({ premium: 1, pro: 1 });
    expect(totals(facets.neighborhoods)).toEqual({ xalpa: 1, "san-lucas": 1 });
    expect(facets).toMatchObject({ open_now: 0, unknown_hours: 2, with_phone: 0 });
    const brought = await directory.search(term, { ...place, delivery: "domicilio", neighborhood: "san-lucas" });
    expect(totals(brought.facets.neighborhoods)).toEqual({ "san-lucas": 1 });
  });

  it("count who can be called, and others among those", async () => {
    for (const phone of [true, false]) {
      const { facets } = await directory.search(term, { ...place, category: HOME, phone });
      expect(facets.with_phone).toBe(1);
    }
    const { facets } = await directory.search(term, { ...place, phone: true });
    expect(totals(facets.categories)).toEqual({ [FOOD]: 1, [HOME]: 1 });
    expect(totals(facets.plans)).toEqual({ free: 2 });
    expect(totals(facets.neighborhoods)).toEqual({ xalpa: 1 });
    expect(facets.unknown_hours).toBe(2);
  });

  it.each([
    [
      { category: FOOD, plan: "pro", neighborhood: "xalpa" },
      { category: 0, plan: 2, neighborhood: 1 },
    ],
    [
      { neighborhood: "san-lucas", phone: true },
      { neighborhood: 2, with_phone: 2 },
    ],
    [
      { category: FOOD, open: true },
      { category: 0, open_now: 3 },
    ],
    [{ category: FOOD }, {}],
    [
      { payment: "vales", category: FOOD },
      { category: 0, payment: 3 },
    ],
    [
      { payment: "tarjeta", delivery: "para-llevar" },
      { payment: 1, delivery: 2 },
    ],
    [
      { payment: "tarjeta", open: true },
      { open_now: 2, payment: 0 },
    ],
  ])("tell which of %j is to blame when hardly anything is left: %j", async (filters, without) => {
    expect((await directory.search(term, { ...place, ...filters })).without).toEqual(without);
  });

  it("give each business on exactly one page, and the total on every page", async () => {
    const whole = await directory.search(term, place);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => directory.search(term, { ...place, page, size: 2 })));
    expect(pages.flatMap((page) => page.slugs)).toEqual(whole.slugs);
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([whole.total]));
  });
});

describe("counts", () => {
  const categories = async () =>
    totals(
      await directory.sql<{ slug: string; total: number }[]>`
      select slug, total::int from public.count_businesses_by_category()`,
    );
  const neighborhoods = async () =>
    totals(
      await directory.sql<{ slug: string; total: number }[]>`
      select slug, total::int from public.list_neighborhoods()`,
    );

  it("name every category, those without a business too", async () => {
    const counted = await categories();
    expect(Object.keys(counted)).toHaveLength(10);
    expect(counted).toMatchObject({ [FOOD]: 3, [HOME]: 3, "moda-y-tiendas": 0 });
  });

  it("follow every change of a business", async () => {
    const { sql } = directory;
    const before = { categories: await categories(), neighborhoods: await neighborhoods() };
    await sql`update public.negocios set is_approved = true where slug = 'pendiente'`;
    expect(await categories()).toMatchObject({ [FOOD]: 4 });
    await sql`update public.negocios set slug_categoria = ${HOME}, colonia = 'Apatlaco' where slug = 'pendiente'`;
    expect(await categories()).toMatchObject({ [FOOD]: 3, [HOME]: 4 });
    expect(await neighborhoods()).toMatchObject({ xalpa: 3, apatlaco: 1 });
    await sql`update public.negocios set is_deleted = true, deleted_at = now() where slug = 'pendiente'`;
    expect({ categories: await categories(), neighborhoods: await neighborhoods() }).toEqual(before);
    await sql`delete from public.negocios where slug = 'pendiente'`;
    expect({ categories: await categories(), neighborhoods: await neighborhoods() }).toEqual(before);
  });

  it("stay the same when the ledger is added up", async () => {
    const { sql } = directory;
    await sql`insert into private.conteos select ${FOOD}, 'free', 'xalpa', case when i % 2 = 0 then 1 else -1 end, 0, 0, 0, 0, 0
      from generate_series(1, 2000) i`;
    const before = { categories: await categories(), neighborhoods: await neighborhoods() };
    await sql`select private.add_counts_up()`;
    const [rows] = await sql<{ count: number }[]>`select count(*)::int from private.conteos`;
    expect(rows?.count).toBeLessThan(40);
    expect({ categories: await categories(), neighborhoods: await neighborhoods() }).toEqual(before);
  });
});

describe("a term that finds nothing", () => {
  it.each([
    ["celulares", "tecnologia-y-electronica"],
    ["busco un celular", "tecnologia-y-electronica"],
    ["xyzzy", null],
    ["sol", null],
  ])("belongs to a category all the same: %s", async (term, category) => {
    expect((await directory.search(term)).category).toBe(category);
  });
});

describe("a card", () => {
  it("has the columns of a list and nothing of its owner", async () => {
    const { items } = await directory.search("tacos");
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      "actividad",
      "categoria",
      "colonia",
      "descripcion",
      "destacado",
      "difuso",
      "direccion",
      "direccion_aproximada",
      "distancia_m",
      "horario",
      "horario_especial",
      "hours",
      "id",
      "imagen_url",
      "is_featured",
      "latitude",
      "logo_url",
      "longitude",
      "nombre",
      "plan_type",
      "portada_url",
      "rating",
      "reviews_count",
      "slug",
      "slug_categoria",
      "slug_colonia",
      "solo_whatsapp",
      "telefono",
      "telefono_e164",
      "telefono_oculto",
      "whatsapp",
      "whatsapp_e164",
    ]);
  });
});

describe("more than is looked at", () => {
  beforeAll(async () => {
    await directory.sql`insert into public.negocios (slug, nombre, slug_categoria, categoria, is_approved, latitude, longitude)
      select 'relleno-' || i, 'Sol Relleno', ${FOOD}, 'Alimentos y Bebidas', true, ${AROUND.lat}, ${AROUND.lng} from generate_series(1, 1600) i`;
  });

  it.each([
    ["with a term", "sol", {}, ["d", "e"]],
    ["with a term, around a place", "sol", AROUND, ["d", "e"]],
    ["around a place", null, AROUND, ["d", "e", "f"]],
  ])("%s still has all that a filter leaves", async (_, term, place, slugs) => {
    expect(await directory.search(term, place)).toMatchObject({ total_is_capped: true });
    const filtered = await directory.search(term, { ...place, category: HOME });
    expect(filtered.slugs.toSorted()).toEqual(slugs);
    expect(filtered).toMatchObject({ total: slugs.length, total_is_capped: false });
    const paying = await directory.search(term, { ...place, payment: "tarjeta" });
    expect([paying.slugs.toSorted(), paying.total_is_capped]).toEqual([["a", "c"], false]);
  });

  it("is weighed by its words under a filter, too", async () => {
    const filters = { category: HOME };
    expect((await directory.search("sol herrería", filters)).slugs[0]).toBe("e");
    const { slugs } = await directory.search("sol", { ...filters, plan: "free" });
    const unfiltered = (await directory.search("sol plomería")).slugs[0];
    expect([unfiltered, slugs.toSorted()]).toEqual(["d", ["d", "e"]]);
  });
});

const LISTS = [
  "search_businesses()",
  "search_businesses(term => 'sol')",
  "search_businesses(open_now => true, unknown_hours => true)",
  `search_businesses(lat => ${AROUND.lat}, lng => ${AROUND.lng}, radius_m => ${AROUND.radius})`,
  "list_public_businesses()",
  "list_public_businesses(term => 'sol')",
];
const LIMITED = FILTER_ROWS.filter(({ argument, needs }) => argument && !needs).flatMap((row) =>
  LISTS.filter((list) => !list.includes(`${row.argument} =>`) && (row.api || list.startsWith("search"))).map(
    (list) => ({ ...row, list }),
  ),
);

it.each(LIMITED)("$argument limits $list", async ({ list, argument, api, read }) => {
  const value = read(typeof api?.values === "object" ? (api.values.at(-1) ?? "") : api ? "nada-de-eso" : "1");
  const ask = async (call: string, values: (typeof value)[] = []) => {
    const [row] = await directory.sql.unsafe(`select public.${call} as found`, values);
    return row?.found;
  };
  const limited = await ask(
    list.replace(/\(\)$|\)$/, (end) => `${end === "()" ? "(" : ", "}${argument} => $1)`),
    [value],
  );
  expect(limited.items.length).toBeLessThan((await ask(list)).items.length);
  const isBlamed = limited.without !== undefined && limited.total <= 1 && argument !== "term";
  expect(Object.keys(limited.without ?? {}).includes(`${argument}`)).toBe(isBlamed);
});

it("are those of the table, but for a place and a page", async () => {
  const argumentsOf = async (name: string) => {
    const [row] = await directory.sql<
      { names: string[] }[]
    >`select proargnames as names from pg_proc where proname = ${name}`;
    const others = ["lat", "lng", "radius_m", "page", "page_size", "after", "west", "south", "east", "north"];
    return row?.names.filter((each) => !others.includes(each)).toSorted();
  };
  const named = (rows: typeof FILTER_ROWS) => rows.flatMap(({ argument }) => argument ?? []).toSorted();
  expect(await argumentsOf("search_businesses")).toEqual(named(FILTER_ROWS));
  expect(await argumentsOf("list_public_businesses")).toEqual(named(FILTER_ROWS.filter(({ api }) => api)));
});
