import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { openScratch } from "./scratch";

let sql: postgres.Sql;

const ROWS = [
  {
    slug: "taqueria-la-guera",
    nombre: "Taquería La Güera",
    categoria: "Alimentos y Bebidas",
    colonia: "Santa Martha Acatitla",
    servicios: ["Banquetes a domicilio"],
    plan_type: "premium",
  },
  { slug: "tacos-el-nono", nombre: "Tacos El Ñoño", categoria: "Alimentos y Bebidas", colonia: "Juan Escutia" },
  {
    slug: "plomeria-perez",
    nombre: "Plomería Pérez",
    categoria: "Servicios del Hogar",
    colonia: "Santa Martha Acatitla",
    actividad: "Instalaciones hidrosanitarias",
  },
  {
    slug: "herreria-sol",
    nombre: "Herrería Sol",
    categoria: "Servicios del Hogar",
    descripcion: "Hacemos puertas al 100% y portones_eléctricos",
    plan_type: "pro",
  },
  { slug: "oculto", nombre: "Tacos Ocultos", categoria: "Alimentos y Bebidas", is_approved: null },
  {
    slug: "borrado",
    nombre: "Tacos Borrados",
    categoria: "Alimentos y Bebidas",
    is_deleted: true,
    deleted_at: new Date(0),
  },
];

beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  for (const row of ROWS) await sql`insert into negocios ${sql({ is_approved: true, ...row })}`;
  return scratch.close;
});

type Answer = { total: number; items: { slug: string; [column: string]: unknown }[] };

async function search(
  term: string | null,
  filters: { category?: string; plan?: string; page?: number; size?: number } = {},
) {
  const [row] = await sql<{ answer: Answer }[]>`
    select search_businesses(${term}, ${filters.category ?? null}, ${filters.plan ?? null}, ${filters.page ?? 1}, ${filters.size ?? 24}) as answer`;
  if (!row) throw new Error("no answer");
  return { total: row.answer.total, slugs: row.answer.items.map((item) => item.slug), items: row.answer.items };
}

describe("search_businesses", () => {
  it.each<[string, string[]]>([
    ["taqueria", ["taqueria-la-guera"]],
    ["TAQUERÍA", ["taqueria-la-guera"]],
    ["guera", ["taqueria-la-guera"]],
    ["nono", ["tacos-el-nono"]],
    ["ñoño tacos", ["tacos-el-nono"]],
    ["taqu", ["taqueria-la-guera"]],
    ["plomería santa martha", ["plomeria-perez"]],
    ["acatitla plomer", ["plomeria-perez"]],
    ["hidrosanitaria", ["plomeria-perez"]],
    ["banquete", ["taqueria-la-guera"]],
    ["alimentos juan escutia", ["tacos-el-nono"]],
    ["puerta", ["herreria-sol"]],
    ["tacos de canasta", []],
    ["zapatos", []],
  ])("finds for %j: %j", async (term, slugs) => {
    expect((await search(term)).slugs).toEqual(slugs);
  });

  it.each(["%", "_", "\\", "()", ",", '"', "'", "!", "&|", ":*", "a'b & c:*", "x".repeat(500), "💈"])(
    "takes %j as plain text",
    async (term) => {
      expect((await search(term)).slugs).toEqual([]);
    },
  );

  it("matches a stop word on its own only as the beginning of a word", async () => {
    expect((await search("la")).slugs).toContain("taqueria-la-guera");
    expect((await search("el la")).slugs).toContain("tacos-el-nono");
  });

  it("takes a whole name of several words for what was meant, and a single word for a trade", async () => {
    await sql`insert into negocios (slug, nombre, categoria, is_approved) values
      ('pan-duro', 'Pan Duro', 'Alimentos y Bebidas', true), ('pan', 'Pan', 'Alimentos y Bebidas', true)`;
    await sql`insert into negocios (slug, nombre, categoria, is_approved, plan_type) values
      ('pan-duro-y-mas', 'Pan Duro y Más', 'Alimentos y Bebidas', true, 'premium')`;
    expect((await search("pan duro")).slugs).toEqual(["pan-duro", "pan-duro-y-mas"]);
    expect((await search("pan")).slugs[0]).toBe("pan-duro-y-mas");
    await sql`delete from negocios where slug like 'pan%'`;
  });

  it("shows neither pending nor deleted businesses", async () => {
    expect((await search("tacos")).slugs).toEqual(["tacos-el-nono"]);
    expect((await search(null)).total).toBe(4);
  });

  it("answers with the columns of a card and nothing of the owner", async () => {
    const { items } = await search("taqueria");
    expect(Object.keys(items[0] ?? {})).not.toEqual(expect.arrayContaining(["user_id"]));
    expect(items[0]).toMatchObject({
      nombre: "Taquería La Güera",
      plan_type: "premium",
      colonia: "Santa Martha Acatitla",
    });
  });

  it("puts paid and complete businesses first while browsing", async () => {
    expect((await search(null)).slugs.slice(0, 2)).toEqual(["taqueria-la-guera", "herreria-sol"]);
  });

  it("filters by category and plan, with and without a term", async () => {
    expect((await search(null, { category: "servicios-del-hogar" })).slugs).toEqual(["herreria-sol", "plomeria-perez"]);
    expect((await search(null, { plan: "pro" })).slugs).toEqual(["herreria-sol"]);
    expect((await search("santa martha", { category: "alimentos-y-bebidas" })).slugs).toEqual(["taqueria-la-guera"]);
  });

  it("gives each business on exactly one page, and the total on every page", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(null, { page, size: 2 })));
    expect(pages.flatMap((page) => page.slugs).toSorted()).toEqual((await search(null)).slugs.toSorted());
    expect(pages.map((page) => page.total)).toEqual([4, 4, 4]);
    expect(pages[2]?.slugs).toEqual([]);
  });

  it.each([[0], [-5], [999_999_999]])("survives page %i", async (page) => {
    expect((await search("tacos", { page })).total).toBe(1);
  });
});

describe("count_businesses_by_category", () => {
  it("counts public businesses only, in the fixed order, empty categories too", async () => {
    const rows = await sql<{ slug: string; total: string }[]>`select slug, total from count_businesses_by_category()`;
    expect(rows).toHaveLength(10);
    expect(rows[0]).toMatchObject({ slug: "alimentos-y-bebidas", total: "2" });
    expect(rows[1]).toMatchObject({ slug: "belleza-y-cuidado-personal", total: "0" });
  });
});
