import { describe, expect, it } from "vitest";
import {
  ALL_BUSINESSES,
  activeFilters,
  countPages,
  type DirectoryQuery,
  isFiltered,
  isPageSegment,
  parseDirectoryQuery,
  parsePage,
} from "./directory-query";

describe("parseDirectoryQuery", () => {
  it.each<[Parameters<typeof parseDirectoryQuery>[0], Partial<DirectoryQuery>]>([
    [{}, {}],
    [{ q: "  tacos  " }, { term: "tacos" }],
    [{ q: "   " }, {}],
    [{ q: "a\u0000b" }, { term: "ab" }],
    [{ q: ["tacos", "tortas"] }, { term: "tacos" }],
    [{ q: '%_\\(),"' }, { term: '%_\\(),"' }],
    [{ plan: " PROFESIONAL " }, { plan: "pro" }],
    [{ plan: "all", category: "all", colonia: "all" }, {}],
    [{ category: "Educación y Escuelas" }, { categorySlug: "educacion-y-escuelas" }],
    [{ category: "algo-nuevo" }, { categorySlug: "algo-nuevo" }],
    [{ colonia: "Santa Martha Acatitla" }, { neighborhoodSlug: "santa-martha-acatitla" }],
    [{ colonia: "--" }, {}],
    [{ abierto: "1" }, { isOpenNow: true }],
    [{ abierto: "0" }, {}],
    [{ abierto: "true" }, {}],
    [{ telefono: "1" }, { hasPhone: true }],
    [
      { pago: "CoDi", entrega: "A domicilio" },
      { payment: "codi", delivery: "domicilio" },
    ],
    [{ pago: "bitcoin", entrega: "" }, {}],
    [
      { abierto: "1", sinhorario: "1" },
      { isOpenNow: true, includesUnknownHours: true },
    ],
    [{ sinhorario: "1" }, {}],
    [
      { q: "plomero abierto ahora", telefono: "1" },
      { term: "plomero", isOpenNow: true, includesUnknownHours: true, hasPhone: true },
    ],
    [
      { q: "cerca de mí", radio: "1" },
      { sort: "nearby", radiusKm: 1 },
    ],
    [{ sort: "nearby" }, { sort: "nearby" }],
    [{ sort: "rating" }, {}],
    [
      { sort: "nearby", radio: "3" },
      { sort: "nearby", radiusKm: 3 },
    ],
    [{ sort: "nearby", radio: "2" }, { sort: "nearby" }],
    [{ radio: "3" }, {}],
    [{ page: "3" }, { page: 3 }],
  ])("reads %j", (parameters, expected) => {
    expect(parseDirectoryQuery(parameters)).toEqual({ ...ALL_BUSINESSES, ...expected });
  });

  it("cuts a term at 500 characters", () => {
    expect(parseDirectoryQuery({ q: "a".repeat(600) }).term).toHaveLength(500);
  });
});

describe("parsePage", () => {
  it.each(["", "0", "-1", "1.5", "x", "1e9", "99999", undefined])("takes %j as the first page", (value) => {
    expect(parsePage(value)).toBe(1);
  });
});

describe("isPageSegment", () => {
  it.each([
    ["1", true],
    ["12", true],
    ["0", false],
    ["01", false],
    ["1e1", false],
    ["x", false],
    ["_", false],
    [" 2", false],
  ])("%j: %s", (segment, expected) => {
    expect(isPageSegment(segment)).toBe(expected);
  });
});

describe("isFiltered", () => {
  it("does not count the page as a filter", () => {
    expect(isFiltered(parseDirectoryQuery({ page: "2" }))).toBe(false);
    expect(isFiltered(parseDirectoryQuery({ plan: "free" }))).toBe(true);
    expect(isFiltered(parseDirectoryQuery({ sort: "nearby" }))).toBe(true);
  });
});

describe("activeFilters", () => {
  it.each<[Partial<DirectoryQuery>, string[]]>([
    [{}, []],
    [{ sort: "nearby", page: 4 }, []],
    [
      { term: "pan", categorySlug: "otros-negocios", plan: "pro", neighborhoodSlug: "centro" },
      ["term", "categorySlug", "plan", "neighborhoodSlug"],
    ],
    [{ sort: "nearby", radiusKm: 1, isOpenNow: true }, ["isOpenNow", "radiusKm"]],
    [{ hasPhone: true, includesUnknownHours: true }, ["includesUnknownHours", "hasPhone"]],
    [{ delivery: "domicilio", payment: "vales" }, ["payment", "delivery"]],
  ])("of %j", (query, names) => {
    expect(activeFilters({ ...ALL_BUSINESSES, ...query })).toEqual(names);
  });
});

describe("countPages", () => {
  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [4596, 192],
  ])("fits %i businesses on %i pages", (total, pages) => {
    expect(countPages(total)).toBe(pages);
  });
});
