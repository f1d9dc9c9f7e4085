import { describe, expect, it } from "vitest";
import { isFiltered, readTableView, sortedBy, tableQuery } from "./table-view";

const ID = "10000000-0000-4000-8000-000000000001";
const round = (query: Record<string, string>) =>
  Object.fromEntries(Object.entries(tableQuery(readTableView(query))).filter(([, value]) => value !== null));

describe("the address of the table", () => {
  it.each([
    {},
    { q: "tacos", categoria: "alimentos-y-bebidas", plan: "pro", estado: "eliminado", destacado: "si", dueno: "no" },
    { orden: "nombre", sentido: "desc" },
    { sentido: "asc" },
    { orden: "telefono", desde: `~~${ID}`, atras: "1" },
    { orden: "nombre", desde: `a b~c~${ID}` },
    { buscar: "flor" },
  ])("%j is read and written alike", (query) => {
    expect(round(query as Record<string, string>)).toEqual(query);
  });

  it.each([
    { categoria: "inventada", plan: "oro", estado: "todos", destacado: "1", dueno: "x" },
    { orden: "id", sentido: "desc" },
    { desde: ID },
    { desde: "x~y" },
    { atras: "1" },
    { __proto__: "x", otra: "cosa" },
  ])("%j is as if it were not there", (query) => {
    expect(round(query as unknown as Record<string, string>)).toEqual({});
  });

  it("takes lists for nothing and long words in part", () => {
    expect(readTableView({ q: ["a", "b"] }).term).toBe("");
    expect(readTableView({ q: "a".repeat(500) }).term).toHaveLength(200);
  });
});

it("a column is sorted from its first page, and the other way round when it is asked again", () => {
  const view = readTableView({ desde: `x~${ID}` });
  const byName = sortedBy(view, "nombre");
  expect(byName).toMatchObject({ sort: "nombre", isDescending: false, cursor: null });
  expect(sortedBy(byName, "nombre")).toMatchObject({ isDescending: true });
  expect(sortedBy(byName, "fecha")).toMatchObject({ isDescending: true });
});

it.each([
  [{}, false],
  [{ orden: "nombre", buscar: "flor" }, false],
  [{ q: "flor" }, true],
  [{ destacado: "no" }, true],
])("%j narrows it down: %s", (query, expected) => {
  expect(isFiltered(readTableView(query as Record<string, string>))).toBe(expected);
});
