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

beforeAll(async () => {
  const scratch = await openScratch();
  sql = scratch.sql;
  await insert("aqui", 19.35);
  for (const [index, slug] of ["uno", "dos", "tres", "cuatro", "cinco"].entries()) {
    await insert(slug, 19.351 + index / 1000);
  }
  await insert("sin-lugar", null);
  await insert("pendiente", 19.3501, { is_approved: null });
  await insert("borrado", 19.3501, { is_deleted: true, deleted_at: new Date(0) });
  await insert("otro-ramo", 19.3501, { categoria: "Mascotas y Veterinarias" });
  return scratch.close;
});

const neighborsOf = async (slug: string) => {
  await sql`set role anon`;
  const rows = await sql<{ slug: string; distancia_m: number }[]>`select * from list_neighbors(${slug})`;
  await sql`reset role`;
  return rows;
};

describe("list_neighbors", () => {
  it("names the four nearest public ones of the same category, with their distance", async () => {
    const neighbors = await neighborsOf("aqui");
    expect(neighbors.map(({ slug }) => slug)).toEqual(["uno", "dos", "tres", "cuatro"]);
    expect(neighbors[0]?.distancia_m).toBeGreaterThan(100);
    expect(neighbors[0]?.distancia_m).toBeLessThan(125);
  });

  it.each(["sin-lugar", "pendiente", "borrado", "no-existe"])("knows none for %s", async (slug) => {
    expect(await neighborsOf(slug)).toEqual([]);
  });
});
