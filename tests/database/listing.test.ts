import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { openScratch } from "./scratch";

let sql: postgres.Sql;

const insert = (slug: string, lat: number | null, fields: Record<string, unknown> = {}) =>
  sql`insert into negocios ${sql({
    slug,
    nombre: slug,
    categoria: "Otros Negocios",
    is_approved: true,
    latitude: lat,
    longitude: lat === null ? null : -99.06,
    ...fields,
  })}`;

const HARDWARE = { categoria: "Servicios del Hogar", actividad: "Ferretería y tlapalería" };
const PLANS = ["free", "pro", "premium"] as const;
const HIDDEN = { undecided: { is_approved: null }, deleted: { is_deleted: true, deleted_at: new Date(0) } };
const NOT_PUBLIC = ["pendiente", "borrado", "no-existe", ""];

beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  await insert("aqui", 19.35);
  for (const [index, slug] of ["uno", "dos", "tres", "cuatro", "cinco"].entries()) {
    await insert(slug, 19.351 + index / 1000);
  }
  await insert("sin-lugar", null);
  await insert("pendiente", 19.3501, { ...HIDDEN.undecided });
  await insert("borrado", 19.3501, { ...HIDDEN.deleted });
  await insert("otro-ramo", 19.3501, { categoria: "Mascotas y Veterinarias" });
  await insert("clavo", null, { ...HARDWARE, colonia: "Xalpa" });
  await insert("tuerca", null, { ...HARDWARE, colonia: "Xalpa" });
  await insert("martillo", null, { ...HARDWARE, colonia: "Ninguna Parte" });
  await insert("sierra", null, { ...HARDWARE, colonia: "Xalpa", ...HIDDEN.undecided });
  await insert("pinza", null, { ...HARDWARE, colonia: "Xalpa", ...HIDDEN.deleted });
  await insert("sin-giro", null, { colonia: "Xalpa" });
  for (const plan of PLANS) await insert(`plan-${plan}`, null, { escritor: "importador", plan_type: plan });
  for (const [name, fields] of Object.entries(HIDDEN)) {
    await insert(`premium-${name}`, null, { escritor: "importador", plan_type: "premium", ...fields });
  }
  await sql`
    insert into promociones (negocio_id, titulo, fecha_inicio, fecha_fin)
    select id, titulo, '2026-11-01', fin::date from negocios, (values ('Después', '2026-12-31'), ('Antes', '2026-11-30')) p (titulo, fin)
    where slug like 'plan-%' or slug like 'premium-%'`;
  return scratch.close;
});

type Listing = {
  business: Record<string, unknown>;
  promotions: { titulo: string }[];
  neighbors: { slug: string; distancia_m: number }[];
  lists: Record<string, unknown>;
};

async function asVisitor<T>(ask: () => Promise<T>): Promise<T> {
  await sql`set role anon`;
  try {
    return await ask();
  } finally {
    await sql`reset role`;
  }
}

async function listingOf(slug: string): Promise<Listing | null> {
  const [row] = await asVisitor(() => sql<{ listing: Listing | null }[]>`select get_listing(${slug}) as listing`);
  return row?.listing ?? null;
}

describe("get_listing", () => {
  it.each(NOT_PUBLIC)("tells nothing of %j", async (slug) => {
    expect(await listingOf(slug)).toBeNull();
  });

  // What plans show beside them: plan-visible.test.ts.
  it("tells the columns of a free business that a visitor may read, and no other", async () => {
    const columns = await sql<{ name: string; isGranted: boolean }[]>`
      select attname as name, has_column_privilege('anon', attrelid, attnum, 'select') as "isGranted"
      from pg_attribute where attrelid = 'negocios'::regclass and attnum > 0 and not attisdropped`;
    const granted = columns.filter(({ isGranted }) => isGranted).map(({ name }) => name);
    expect(granted.length).toBeLessThan(columns.length);
    const [row] = await asVisitor(() =>
      sql.unsafe(`
      select jsonb_strip_nulls(to_jsonb(n)) as read from (select ${granted.join(", ")} from negocios where slug = 'clavo') n`),
    );
    expect(row?.read.nombre).toBe("clavo");
    expect((await listingOf("clavo"))?.business).toEqual({ ...row?.read, imagenes_datos: {} });
  });
});

describe("its neighbors", () => {
  it("are the four nearest public ones of the same category, with their distance", async () => {
    const { neighbors } = (await listingOf("aqui")) ?? { neighbors: [] };
    expect(neighbors.map(({ slug }) => slug)).toEqual(["uno", "dos", "tres", "cuatro"]);
    expect(neighbors[0]?.distancia_m).toBeGreaterThan(100);
    expect(neighbors[0]?.distancia_m).toBeLessThan(125);
  });

  it("are none where the place is not known", async () => {
    expect((await listingOf("sin-lugar"))?.neighbors).toEqual([]);
  });
});

describe("its promotions", () => {
  it.each(PLANS)(
    "are those that a visitor may read of one on the plan %s, the one that ends first in front",
    async (plan) => {
      const readable = await asVisitor(
        () => sql`
      select titulo from promociones where negocio_id = (select id from negocios where slug = ${`plan-${plan}`}) order by fecha_fin`,
      );
      expect(readable).toHaveLength(plan === "premium" ? 2 : 0);
      const { promotions } = (await listingOf(`plan-${plan}`)) ?? { promotions: [] };
      expect(promotions.map(({ titulo }) => titulo)).toEqual(readable.map(({ titulo }) => titulo));
    },
  );

  it.each(Object.keys(HIDDEN))("are nobody's of one that is %s", async (name) => {
    expect(await listingOf(`premium-${name}`)).toBeNull();
  });
});

describe("its lists", () => {
  const hardware = { slug: "ferreteria-y-tlapaleria", total: 3 };
  it.each([
    ["clavo", { activity: hardware, neighborhood: { slug: "xalpa", total: 3 }, both: 2 }],
    ["martillo", { activity: hardware, neighborhood: { slug: null, total: 0 }, both: 0 }],
    ["sin-giro", { activity: { slug: null, total: 0 }, neighborhood: { slug: "xalpa", total: 3 }, both: 0 }],
  ])("count the public ones where %s stands", async (slug, lists) => {
    expect((await listingOf(slug))?.lists).toEqual(lists);
  });
});

it("all featured businesses that are public are listed, paid ones first", async () => {
  const slugs = Array.from({ length: 15 }, (_, index) => `destacado-${index}`);
  for (const slug of slugs) await insert(slug, null, { is_featured: true });
  await sql`update negocios set is_featured = true where slug in ('plan-premium', 'premium-undecided', 'premium-deleted')`;
  const listed = await asVisitor(
    () => sql<{ slug: string }[]>`select f ->> 'slug' as slug from jsonb_array_elements(list_featured_businesses()) f`,
  );
  expect(listed[0]?.slug).toBe("plan-premium");
  expect(new Set(listed.map(({ slug }) => slug))).toEqual(new Set(["plan-premium", ...slugs]));
});
