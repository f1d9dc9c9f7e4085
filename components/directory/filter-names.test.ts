import { describe, expect, it } from "vitest";
import { ALL_BUSINESSES, type DirectoryQuery } from "@/lib/search/directory-query";
import { categoryChoices, describeFilters, neighborhoodChoices, radiusName } from "./filter-names";

const facets = [
  { id: "salud-y-bienestar", name: "Salud y Bienestar", total: 1020 },
  { id: "loteria", name: "Lotería", total: 3 },
];

describe("categoryChoices", () => {
  it("keeps the fixed order, counts what is counted and adds what is new", () => {
    const names = categoryChoices(facets, null).map(({ name }) => name);
    expect(names).toHaveLength(11);
    expect(names[0]).toBe("Alimentos y Bebidas");
    expect(names).toContain("Salud y Bienestar (1,020)");
    expect(names.at(-1)).toBe("Lotería (3)");
  });

  it("can show a chosen one that has no matches", () => {
    expect(categoryChoices([], "algo-nuevo").at(-1)).toEqual({ id: "algo-nuevo", name: "Algo Nuevo" });
    expect(categoryChoices([], "otros-negocios")).toHaveLength(10);
  });
});

describe("neighborhoodChoices", () => {
  const centro = { id: "centro", name: "Centro", total: 7 };
  it.each([
    [[centro], null, ["Centro (7)"]],
    [[centro], "centro", ["Centro (7)"]],
    [[centro], "santa-martha", ["Centro (7)", "Santa Martha"]],
    [[], null, []],
  ])("of %j with %j chosen", (neighborhoods, chosen, names) => {
    expect(neighborhoodChoices(neighborhoods, chosen).map(({ name }) => name)).toEqual(names);
  });
});

describe("describeFilters", () => {
  const query: DirectoryQuery = {
    ...ALL_BUSINESSES,
    term: "pan",
    categorySlug: "educacion-y-escuelas",
    plan: "pro",
    neighborhoodSlug: "penon",
    isOpenNow: true,
    includesUnknownHours: true,
    hasPhone: true,
    payment: "codi",
    delivery: "para-llevar",
    radiusKm: 3,
    sort: "nearby",
    page: 4,
  };
  const described = describeFilters(query, [{ id: "penon", name: "Peñón", total: 1 }]);

  it("names each as its control does", () => {
    expect(described.map(({ name }) => name)).toEqual([
      "“pan”",
      "Educación y Escuelas",
      "Plan Profesional",
      "Peñón",
      "Abierto ahora",
      "También sin horario",
      "Con teléfono",
      "Pago: CoDi",
      "Para llevar",
      "A 3 km",
    ]);
  });

  it("takes off one at a time, and goes back to the first page", () => {
    expect(described[0]?.without).toEqual({ ...query, term: null, page: 1 });
    expect(described[5]?.without).toEqual({ ...query, includesUnknownHours: false, page: 1 });
    expect(described[9]?.without).toEqual({ ...query, radiusKm: null, page: 1 });
  });

  it("does not list unknown hours once nobody asks for open ones", () => {
    expect(described[4]?.without).toEqual({ ...query, isOpenNow: false, includesUnknownHours: false, page: 1 });
  });
});

describe("radiusName", () => {
  it("has no decimals", () => {
    expect(radiusName(1)).toBe("1 km");
  });
});
