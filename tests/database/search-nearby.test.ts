import { beforeAll, describe, expect, it } from "vitest";
import { distanceKm } from "@/lib/geo/position";
import { type Directory, openDirectory } from "./directory";

let directory: Directory;

const HERE = { lat: 19.3574, lng: -99.0671 };
const place = (latitude: number, longitude: number) => ({ latitude, longitude });

beforeAll(async () => {
  directory = await openDirectory([
    { slug: "lejos", nombre: "Tacos Lejos", ...place(19.3974, -99.0671), plan_type: "premium" },
    { slug: "cerca", nombre: "Taquería Cerca de Aquí", ...place(19.3584, -99.0671) },
    { slug: "medio", nombre: "Tacos Medio", ...place(19.3574, -99.0471) },
    { slug: "sin-lugar", nombre: "Tacos Sin Lugar", plan_type: "premium" },
    { slug: "otro", nombre: "Zapatos", ...place(19.3575, -99.0671), slug_categoria: "moda-y-tiendas" },
  ]);
  return directory.close;
});

describe("a search from a position", () => {
  it.each([
    ["with a term", "tacos", ["cerca", "medio", "lejos", "sin-lugar"]],
    ["without one", null, ["otro", "cerca", "medio", "lejos", "sin-lugar"]],
  ])("puts the nearest first %s, and those without coordinates last", async (_, term, slugs) => {
    const answer = await directory.search(term, HERE);
    expect(answer.slugs).toEqual(slugs);
    expect(answer.total).toBe(slugs.length);
    expect(answer.items.some(({ destacado }) => destacado)).toBe(false);
  });

  it.each([
    ["tacos", 1000, ["cerca"]],
    ["tacos", 3000, ["cerca", "medio"]],
    [null, 1000, ["otro", "cerca"]],
    [null, 5000, ["otro", "cerca", "medio", "lejos"]],
    [null, 0, []],
    [null, 999_999_999, ["otro", "cerca", "medio", "lejos"]],
  ])("finds for %j within %i m: %j", async (term, radius, slugs) => {
    const answer = await directory.search(term, { ...HERE, radius });
    expect(answer.slugs).toEqual(slugs);
    expect(answer.total).toBe(slugs.length);
  });

  it("filters and pages", async () => {
    expect((await directory.search(null, { ...HERE, category: "otros-negocios", size: 2 })).slugs).toEqual([
      "cerca",
      "medio",
    ]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => directory.search(null, { ...HERE, page, size: 2 })));
    expect(pages.map(({ slugs }) => slugs)).toEqual([["otro", "cerca"], ["medio", "lejos"], ["sin-lugar"], []]);
  });

  it("tells the distance that the site computes", async () => {
    const { items } = await directory.search(null, HERE);
    const [first] = items;
    const expected = distanceKm(HERE, { lat: Number(first?.latitude), lng: Number(first?.longitude) });
    expect((first?.distancia_m ?? 0) / 1000).toBeCloseTo(expected, 3);
    expect(items.at(-1)?.distancia_m).toBeNull();
  });

  it.each([
    { lat: Number.NaN, lng: 0 },
    { lat: Number.POSITIVE_INFINITY, lng: 0 },
    { lat: 91, lng: 0 },
    { lat: 19, lng: -181 },
    { lat: 19 },
  ])("ignores %j", async (position) => {
    const answer = await directory.search(null, { ...position, radius: 1000 });
    expect(answer.total).toBe(5);
    expect(answer.items.every(({ distancia_m }) => distancia_m === null)).toBe(true);
  });

  it("tells how many there are, also of those that its pages end before", async () => {
    const nearest = 5000;
    await directory.sql`insert into public.negocios (slug, nombre, categoria, is_approved, latitude, longitude)
      select 'vecino-' || i, 'Vecino ' || i, 'Otros Negocios', true, 19.35, -99.06 from generate_series(1, ${nearest}) i`;
    const answer = await directory.search(null, HERE);
    expect(answer).toMatchObject({ total: nearest + 5, total_is_capped: false, reachable: nearest });
    expect((await directory.search(null, { ...HERE, page: nearest / 20, size: 20 })).items).toHaveLength(20);
    expect((await directory.search(null, { ...HERE, page: nearest / 20 + 1, size: 20 })).items).toEqual([]);
    const few = await directory.search(null, { ...HERE, category: "moda-y-tiendas" });
    expect(few).toMatchObject({ total: 1, reachable: 1 });
  });
});
