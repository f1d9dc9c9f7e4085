import { afterAll, describe, expect, it } from "vitest";
import { insertWorld, PEOPLE } from "./people";
import { openScratch } from "./scratch";

const SORTS = ["fecha", "nombre", "categoria", "plan", "estado", "telefono", "revision"] as const;

const { sql, close } = await openScratch(async (database) => {
  await insertWorld(database);
  // Equal values in every order, and some that are not there.
  await database`
    insert into negocios (slug, nombre, categoria, slug_categoria, plan_type, is_approved, is_featured, telefono, created_at, escritor)
    select 'local-' || i, (array['Estética Flor', 'Taquería El Güero', 'Ñandú & Hijos'])[1 + i % 3], '',
      (array['alimentos-y-bebidas', 'belleza-y-cuidado-personal'])[1 + i % 2], (array['free', 'pro', 'premium'])[1 + i % 3],
      (array[true, false, null])[1 + i % 3], i % 4 = 0, case when i % 2 = 0 then '55 1234 567' || i % 4 end,
      '2026-01-01T00:00:00.123456Z'::timestamptz + i % 5 * interval '1 day', 'importador'
    from generate_series(1, 29) i`;
  await database`update negocios set is_deleted = true, deleted_at = now() where slug in ('local-7', 'local-8')`;
});
afterAll(close);

type Listed = { id: string; slug: string; nombre: string; clave: string };
type Arguments = Readonly<Record<string, string | number | boolean | null>>;

async function list(args: Arguments = {}): Promise<{ total: number; negocios: Listed[] }> {
  const named = Object.entries({ reviewer: PEOPLE.admin, page_size: 500, ...args });
  const [row] = await sql.unsafe(
    `select list_admin_businesses(${named.map(([name], index) => `${name} => $${index + 1}`).join(", ")}) as answer`,
    named.map(([, value]) => value),
  );
  return row?.answer;
}
const slugs = async (args: Arguments) => (await list(args)).negocios.map(({ slug }) => slug).sort();

/** All pages from the first to the last, or back from the last. */
async function walk(args: Arguments, start?: Listed): Promise<Listed[]> {
  const size = 4;
  const found: Listed[] = start ? [start] : [];
  for (let last = start; ; last = found.at(-1)) {
    const { negocios } = await list({
      ...args,
      page_size: size,
      cursor_key: last?.clave ?? null,
      cursor_id: last?.id ?? null,
    });
    found.push(...negocios.slice(0, size));
    if (negocios.length <= size) return found;
  }
}

describe("the pages of the table", () => {
  it.each(SORTS.flatMap((sort) => [true, false].map((descending) => [sort, descending] as const)))(
    "by %s, downward %s, hold each row once, in one order, and the same backwards",
    async (sort, descending) => {
      const { total, negocios: all } = await list({ sort, descending });
      const pages = await walk({ sort, descending });
      expect(total).toBe(29 - 2 + 6);
      expect(pages.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
      expect(new Set(pages.map(({ id }) => id)).size).toBe(total);
      const back = await walk({ sort, descending, backward: true }, all.at(-1));
      expect(back.map(({ slug }) => slug).reverse()).toEqual(all.map(({ slug }) => slug));
      const upward = (await list({ sort, descending: !descending })).negocios;
      expect(upward.map(({ slug }) => slug).reverse()).toEqual(all.map(({ slug }) => slug));
    },
  );

  it("put what is not there last upward, and what waits first for the review", async () => {
    const phones = (await list({ sort: "telefono", descending: false })).negocios;
    expect(phones[0]?.clave).toMatch(/^55/);
    expect(phones.at(-1)?.clave).toBe("~");
    expect((await list({ sort: "revision", page_size: 3 })).negocios.slice(0, 3)).toEqual(
      Array(3).fill(expect.objectContaining({ is_approved: null })),
    );
  });
});

describe("the filters of the table", () => {
  const WORLD = {
    approved: ["gratis", "premium", "profesional", "sin-dueno"],
    pending: ["pendiente"],
    rejected: ["rechazado"],
    deleted: ["eliminado"],
  };
  const local = (matches: (i: number) => boolean, isDeleted = false) =>
    Array.from({ length: 29 }, (_, index) => index + 1)
      .filter((i) => (i === 7 || i === 8) === isDeleted && matches(i))
      .map((i) => `local-${i}`);

  it.each<[Arguments, string[]]>([
    [{ status: "aprobado" }, [...local((i) => i % 3 === 0), ...WORLD.approved]],
    [{ status: "rechazado" }, [...local((i) => i % 3 === 1), ...WORLD.rejected]],
    [{ status: "pendiente" }, [...local((i) => i % 3 === 2), ...WORLD.pending]],
    [{ status: "eliminado" }, [...local(() => true, true), ...WORLD.deleted]],
    [{ plan: "pro" }, [...local((i) => i % 3 === 1), "profesional"]],
    [{ category: "alimentos-y-bebidas" }, local((i) => i % 2 === 0)],
    [{ featured: true }, local((i) => i % 4 === 0)],
    [{ owned: true }, ["gratis", "pendiente", "premium", "profesional", "rechazado"]],
    [
      { owned: false, plan: "premium", category: "belleza-y-cuidado-personal" },
      local((i) => i % 3 === 2 && i % 2 === 1),
    ],
    [{ term: "FLOR estetica" }, local((i) => i % 3 === 0)],
    [{ term: "nandu" }, local((i) => i % 3 === 2)],
    [{ term: "ñandú &" }, local((i) => i % 3 === 2)],
    [{ term: "bebidas" }, local((i) => i % 2 === 0)],
    [{ term: "local-12" }, ["local-12"]],
    [{ term: "12345672" }, local((i) => i % 4 === 2)],
    [{ term: "+52 (55) 1234-5670" }, local((i) => i % 4 === 0)],
    [{ term: "12" }, []],
    [{ term: "%" }, []],
    [{ term: "nada que ver" }, []],
  ])("%j", async (args, expected) => {
    expect(await slugs(args)).toEqual(expected.sort());
    expect((await list({ ...args, page_size: 1 })).total).toBe(expected.length);
  });

  it.each([
    ["for whoever is no administrator", { reviewer: PEOPLE.proOwner }, "42501"],
    ["by an unknown order", { sort: "id; drop table negocios" }, "22023"],
    ["after what is no date", { sort: "fecha", cursor_key: "ayer", cursor_id: PEOPLE.admin }, "22007"],
  ])("refuse %s", async (_, args: Arguments, code) => {
    await expect(list(args)).rejects.toMatchObject({ code });
  });
});
