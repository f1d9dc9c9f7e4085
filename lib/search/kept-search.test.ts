import { describe, expect, it } from "vitest";
import { pathOfKeptSearch, readKeptSearch } from "./kept-search";

const SECRET = "una-clave-de-prueba";
const TERMS = new Set(["tacos al pastor", "plomería"]);
const pathOf = (query: string) => pathOfKeptSearch(new URLSearchParams(query), TERMS, SECRET);
const read = (path: string, secret = SECRET) => {
  const [, , , signature = "", term = "", page = ""] = path.split("/");
  return readKeptSearch({ signature, term, page }, secret);
};

describe("the kept page of a search", () => {
  it.each([
    ["q=tacos+al+pastor", { q: "tacos al pastor", page: "1" }],
    ["q=tacos%20al%20pastor&page=2", { q: "tacos al pastor", page: "2" }],
    ["q=plomer%C3%ADa&page=5", { q: "plomería", page: "5" }],
  ])("is where %s leads", (query, parameters) => {
    const path = pathOf(query) ?? "";
    // Small letters alone: other addresses are led to them.
    expect(path).toMatch(/^\/directorio\/busqueda\/[\da-f]{32}\/[\da-f]+\/[1-5]$/);
    expect(read(path)).toEqual(parameters);
  });

  it.each([
    ...["", "q=", "q=pozole", "q=Plomer%C3%ADa", "q=plomer%C3%ADa+", "q=plomer%C3%ADa&q=plomer%C3%ADa"],
    ...["q=plomer%C3%ADa&page=6", "q=plomer%C3%ADa&page=02", "q=plomer%C3%ADa&page=0", "q=plomer%C3%ADa&page=1&page=2"],
    ...["q=plomer%C3%ADa&category=", "q=plomer%C3%ADa&sort=nearby", "q=plomer%C3%ADa&x=1", "page=2"],
  ])("is not where %s leads", (query) => {
    expect(pathOf(query)).toBeNull();
  });

  it("is only where the server led", () => {
    const path = pathOf("q=plomer%C3%ADa") ?? "";
    expect(read(path, "otra-clave")).toBeNull();
    expect(read(path.replace(/\/1$/, "/6"))).toBeNull();
    expect(read(path.replace(/\/1$/, "/01"))).toBeNull();
    expect(read(path.replace(/[\da-f]+\/1$/, (rest) => `61${rest}`))).toBeNull();
    expect(read(path.replace(/\/1$/, "zz/1"))).toBeNull();
    expect(read("/directorio/busqueda/_/_/_")).toBeNull();
  });
});
