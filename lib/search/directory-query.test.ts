import { describe, expect, it } from "vitest";
import { countPages, isFiltered, isPageSegment, parseDirectoryQuery, parsePage } from "./directory-query";

describe("parseDirectoryQuery", () => {
  it.each([
    [{}, { term: null, categorySlug: null, plan: null, page: 1 }],
    [{ q: "  tacos  " }, { term: "tacos", categorySlug: null, plan: null, page: 1 }],
    [{ q: "   " }, { term: null, categorySlug: null, plan: null, page: 1 }],
    [{ q: "a\u0000b" }, { term: "ab", categorySlug: null, plan: null, page: 1 }],
    [{ q: ["tacos", "tortas"] }, { term: "tacos", categorySlug: null, plan: null, page: 1 }],
    [{ q: '%_\\(),"' }, { term: '%_\\(),"', categorySlug: null, plan: null, page: 1 }],
    [{ plan: " PROFESIONAL " }, { term: null, categorySlug: null, plan: "pro", page: 1 }],
    [
      { plan: "all", category: "all" },
      { term: null, categorySlug: null, plan: null, page: 1 },
    ],
    [{ category: "Educación y Escuelas" }, { term: null, categorySlug: "educacion-y-escuelas", plan: null, page: 1 }],
    [{ category: "algo-nuevo" }, { term: null, categorySlug: "algo-nuevo", plan: null, page: 1 }],
    [{ page: "3" }, { term: null, categorySlug: null, plan: null, page: 3 }],
  ])("reads %j", (parameters, expected) => {
    expect(parseDirectoryQuery(parameters)).toEqual(expected);
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
