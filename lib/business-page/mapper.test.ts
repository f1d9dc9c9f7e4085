import { expect, it } from "vitest";
import { toListing } from "./mapper";

const row = { id: "b1", slug: "susi", nombre: "Susi" };
const neighbor = { ...row, id: "b2", slug: "ana", nombre: `</script>"'🌮`, distancia_m: 1500 };
const lists = { activity: { slug: null, total: 0 }, neighborhood: { slug: "xalpa", total: 3 }, both: 0 };
const answer = { business: row, promotions: [], neighbors: [neighbor], lists };

it("a listing has its business, its neighbors with their distance, and its lists", () => {
  const listing = toListing(answer);
  expect(listing?.business).toMatchObject({ slug: "susi", name: "Susi", services: [], description: null });
  expect(listing?.neighbors).toMatchObject([{ slug: "ana", name: neighbor.nombre, distanceKm: 1.5 }]);
  expect(listing).toMatchObject({ promotions: [], lists });
});

it.each([
  ["no such business", null],
  ["a business that cannot be read", { ...answer, business: { ...row, nombre: null } }],
])("there is none of %s", (_, given) => {
  expect(toListing(given)).toBeNull();
});

it("a neighbor that cannot be read is left out", () => {
  const neighbors = [{ ...neighbor, nombre: null }, { ...neighbor, distancia_m: null }, neighbor];
  expect(toListing({ ...answer, neighbors })?.neighbors).toHaveLength(1);
});
