import { beforeAll, describe, expect, it } from "vitest";
import { slugify } from "@/lib/text/slugify";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

const HARDWARE = "Ferretería y tlapalería";
const LONG = "Fabricación de enchufes, contactos, fusibles y otros accesorios para instalaciones eléctricas";
const business = (slug: string, actividad: string | null, columns: Record<string, unknown> = {}) => ({
  slug,
  nombre: slug,
  categoria: "Servicios del Hogar",
  actividad,
  ...columns,
});

beforeAll(async () => {
  directory = await openDirectory([
    business("uno", HARDWARE, { colonia: "Xalpa" }),
    business("dos", HARDWARE, { colonia: "Xalpa", telefono: "55 1234 5678" }),
    business("tres", HARDWARE, { colonia: "Renovación", plan_type: "pro" }),
    business("cuatro", HARDWARE, { colonia: "Ninguna Parte" }),
    business("herrero", "Herrería", { colonia: "Xalpa" }),
    business("dentista", "Consultorio dental", { categoria: "Salud y Bienestar" }),
    business("larga", LONG),
    business("sin-giro", null, { colonia: "Xalpa" }),
    business("pendiente", HARDWARE, { is_approved: null }),
    business("borrado", HARDWARE, { is_deleted: true, deleted_at: new Date(0) }),
  ]);
  return directory.close;
});

async function asVisitor<Row extends object>(query: string): Promise<Row[]> {
  await directory.sql`set role anon`;
  try {
    return await directory.sql.unsafe<Row[]>(query);
  } finally {
    await directory.sql`reset role`;
  }
}

type Page = {
  total: number;
  nombre: string | null;
  slug_categoria: string | null;
  items: { slug: string; destacado: boolean }[];
  neighborhoods: { slug: string; nombre: string; total: number }[];
};
const page = async (parameters: string): Promise<Page> => {
  const [found] = await asVisitor<{ page: Page }>(`select list_activity(${parameters}) as page`);
  if (!found) throw new Error("list_activity gave no row");
  return found.page;
};
const slugsOn = ({ items }: Page) => items.map(({ slug }) => slug);

describe("the address of an activity", () => {
  it.each([HARDWARE, "Herrería", LONG, "Plomería y gas", "¿Año 1917? S.A.", "💈", null])(
    "of %j is what the site makes of its name",
    async (name) => {
      await directory.insert(business("de-paso", name, { is_approved: null }));
      const [found] = await directory.sql`delete from negocios where slug = 'de-paso' returning slug_actividad`;
      expect(found?.slug_actividad ?? "").toBe(slugify(name ?? ""));
    },
  );
});

describe("list_activities", () => {
  const listed = (parameters: string) =>
    asVisitor<{ slug: string; nombre: string; total: string }>(`select * from list_activities(${parameters})`);

  it("counts public businesses, the most frequent first", async () => {
    const rows = await listed("");
    expect(rows.map(({ nombre, total }) => `${nombre} ${total}`)).toEqual([
      `${HARDWARE} 4`,
      "Consultorio dental 1",
      `${LONG} 1`,
      "Herrería 1",
    ]);
  });

  it.each([
    ["category => 'salud-y-bienestar'", ["consultorio-dental"]],
    ["neighborhood => 'xalpa'", ["ferreteria-y-tlapaleria", "herreria"]],
    ["category => 'salud-y-bienestar', neighborhood => 'xalpa'", []],
    ["category => ''", []],
  ])("of %s names %j", async (parameters, slugs) => {
    expect((await listed(parameters)).map(({ slug }) => slug)).toEqual(slugs);
  });
});

describe("list_activity", () => {
  it("has the businesses in the order of browsing, and the colonias that are known", async () => {
    const found = await page("'ferreteria-y-tlapaleria'");
    expect(found).toMatchObject({ total: 4, nombre: HARDWARE, slug_categoria: "servicios-del-hogar" });
    expect(slugsOn(found).slice(0, 2)).toEqual(["tres", "dos"]);
    expect(found.items.map(({ destacado }) => destacado)).toEqual([true, false, false, false]);
    expect(found.neighborhoods.map(({ slug, total }) => `${slug} ${total}`)).toEqual(["xalpa 2", "renovacion 1"]);
  });

  it("of one colonia has its businesses, and still names all colonias", async () => {
    const found = await page("'ferreteria-y-tlapaleria', 'xalpa'");
    expect([found.total, slugsOn(found).toSorted()]).toEqual([2, ["dos", "uno"]]);
    expect(found.neighborhoods).toHaveLength(2);
  });

  it("comes in pages", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async (each) => slugsOn(await page(`'ferreteria-y-tlapaleria', null, ${each}, 3`))),
    );
    expect(pages.map(({ length }) => length)).toEqual([3, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(4);
  });

  it.each([
    "'no-hay'",
    "''",
    "'ferreteria-y-tlapaleria', 'no-hay'",
    "'herreria', null, -5, -5",
    "'herreria', null, 2147483647, 2147483647",
    "null",
  ])("answers %s", async (parameters) => {
    expect((await page(parameters)).items.length).toBeLessThanOrEqual(1);
  });
});
