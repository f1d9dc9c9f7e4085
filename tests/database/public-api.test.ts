import type postgres from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { openScratch } from "./scratch";

type Page = { items: { slug: string }[]; next: unknown[] | null };
type Asked = Readonly<Record<string, string | number | boolean>>;

const PUBLIC = 230;
const SOUTH_WEST = { south: 19.3, west: -99.1 };
const AREA = { ...SOUTH_WEST, north: 19.35, east: -99.0 };

let sql: postgres.Sql;

beforeAll(async () => {
  const scratch = await openScratch(async (db) => {
    await db`insert into negocios (slug, nombre, categoria, colonia, plan_type, telefono, latitude, longitude, is_approved, escritor, formas_de_pago, entrega, horario)
      select 'n-' || i, case when i % 3 = 0 then 'Taquería ' else 'Taller ' end || i,
        case when i % 3 = 0 then 'Alimentos y Bebidas' else 'Autos y Talleres' end, case when i % 5 = 0 then 'Xalpa' end,
        case when i % 10 = 0 then 'premium' else 'free' end, case when i % 2 = 0 then '55 1234 0000' end,
        -- Every fourth is outside of the area, every seventh nowhere.
        case when i % 7 > 0 then 19.31 + (i % 4 = 0)::int end, case when i % 7 > 0 then -99.05 end, true, 'importador',
        case when i % 6 = 0 then array['efectivo', 'tarjeta'] else '{}' end, case when i % 4 = 0 then array['domicilio'] else '{}' end,
        case when i % 11 = 0 then jsonb_build_object('mon', array[array['00:00', '24:00']], 'tue', array[array['00:00', '24:00']],
          'wed', array[array['00:00', '24:00']], 'thu', array[array['00:00', '24:00']], 'fri', array[array['00:00', '24:00']],
          'sat', array[array['00:00', '24:00']], 'sun', array[array['00:00', '24:00']]) end
      from generate_series(1, ${PUBLIC}) i`;
    await db`insert into negocios (slug, nombre, categoria, is_approved, is_deleted, deleted_at, escritor) values
      ('pendiente', 'Taquería Pendiente', 'Alimentos y Bebidas', null, false, null, 'importador'),
      ('rechazada', 'Taquería Rechazada', 'Alimentos y Bebidas', false, false, null, 'importador'),
      ('borrada', 'Taquería Borrada', 'Alimentos y Bebidas', true, true, now(), 'importador')`;
  });
  sql = scratch.sql;
  return scratch.close;
});

async function ask(asked: Asked, size: number, after: unknown[] | null = null): Promise<Page> {
  const values: Asked = { ...asked, page_size: size, ...(after && { after: JSON.stringify(after) }) };
  const names = Object.keys(values);
  const list = names.map((name, index) => `${name} => $${index + 1}${name === "after" ? "::text::jsonb" : ""}`);
  const [row] = await sql.unsafe<{ page: Page }[]>(
    `select public.list_public_businesses(${list.join(", ")}) as page`,
    Object.values(values),
  );
  if (!row) throw new Error("no row");
  return row.page;
}

async function walk(asked: Asked, size: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let after: unknown[] | null = null; ; ) {
    const page: Page = await ask(asked, size, after);
    slugs.push(...page.items.map(({ slug }) => slug));
    expect(page.items.length).toBe(page.next ? size : page.items.length);
    if (!page.next) return slugs;
    after = page.next;
  }
}

const numbers = (holds: (i: number) => boolean) =>
  Array.from({ length: PUBLIC }, (_, index) => index + 1)
    .filter(holds)
    .map((i) => `n-${i}`)
    .sort();

describe("the public list, read to its end", () => {
  it.each<[Asked, number, (i: number) => boolean]>([
    [{}, 100, () => true],
    [{}, 1, () => true],
    [{}, 7, () => true],
    [{ category: "alimentos-y-bebidas" }, 10, (i) => i % 3 === 0],
    [{ plan: "premium", with_phone: true }, 2, (i) => i % 10 === 0],
    [{ neighborhood: "xalpa", with_phone: true }, 5, (i) => i % 10 === 0],
    [{ open_now: true }, 3, (i) => i % 11 === 0],
    [{ payment: "tarjeta" }, 7, (i) => i % 6 === 0],
    [{ delivery: "domicilio", payment: "efectivo", category: "alimentos-y-bebidas" }, 5, (i) => i % 12 === 0],
    [{ payment: "vales" }, 5, () => false],
    [{ term: "taquería", delivery: "domicilio" }, 4, (i) => i % 12 === 0],
    [AREA, 9, (i) => i % 4 > 0 && i % 7 > 0],
    [{ term: "taquería" }, 10, (i) => i % 3 === 0],
    [{ term: "taqueria", ...AREA }, 10, (i) => i % 3 === 0 && i % 4 > 0 && i % 7 > 0],
    [{ term: "taller", category: "autos-y-talleres", open_now: true }, 1, (i) => i % 3 > 0 && i % 11 === 0],
    [{ term: "taller", neighborhood: "no-existe" }, 10, () => false],
    [{ category: "no-existe" }, 10, () => false],
  ])("with %j, %i at a time, has each business once", async (asked, size, holds) => {
    expect((await walk(asked, size)).sort()).toEqual(numbers(holds));
  });

  it("has what was there all the while once, whatever changes in between", async () => {
    const first = await ask({}, 100);
    const read = first.items.map(({ slug }) => slug);
    await sql.begin(async (transaction) => {
      await transaction`update negocios set plan_type = 'premium', telefono = '5599990000', escritor = 'importador' where slug = ${read[3] ?? ""}`;
      await transaction`update negocios set is_approved = false where slug = ${read[99] ?? ""}`;
    });
    const rest: string[] = [];
    for (let { next } = first; next; ) {
      const page: Page = await ask({}, 100, next);
      rest.push(...page.items.map(({ slug }) => slug));
      ({ next } = page);
    }
    expect([...read, ...rest].sort()).toEqual(numbers(() => true));
    await sql`update negocios set is_approved = true where slug = ${read[99] ?? ""}`;
  });

  it.each([0, -1, 101, 100_000])("gives at most a hundred, whatever is asked for (%i)", async (size) => {
    expect((await ask({}, size)).items).toHaveLength(Math.min(Math.max(size, 1), 100));
  });
});

it("shows of a business what search shows", async () => {
  const [row] = await sql<{ listed: Record<string, unknown>; found: Record<string, unknown> }[]>`
    select public.list_public_businesses(term => 'Taller 1') -> 'items' -> 0 as listed,
      public.search_businesses(term => 'Taller 1') -> 'items' -> 0 as found`;
  const { distancia_m: _distance, difuso: _near, destacado: _paid, ...found } = row?.found ?? {};
  expect(Object.keys(row?.listed ?? {}).sort()).toEqual(Object.keys(found).sort());
});
