import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ALL_BUSINESSES, type DirectoryQuery } from "@/lib/search/directory-query";
import type { SearchResults } from "@/lib/search/model";
import { EmptyResults } from "./empty-results";
import { WaysOut } from "./ways-out";

const NOTHING: SearchResults = {
  total: 0,
  isTotalCapped: false,
  reachable: 0,
  correctedTerm: null,
  businesses: [],
  without: {},
  categoryOfTerm: null,
  facets: { categories: [], plans: [], neighborhoods: [], openNow: 0, unknownHours: 0, withPhone: 0 },
};

/** The links, as their text and address. */
const linksOf = (query: Partial<DirectoryQuery>, results: Partial<SearchResults>) => {
  const html = renderToStaticMarkup(
    <WaysOut query={{ ...ALL_BUSINESSES, ...query }} results={{ ...NOTHING, ...results }} missing={null} />,
  );
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = "", text]) => [
    text,
    href.replaceAll("&amp;", "&"),
  ]);
};

describe("WaysOut", () => {
  it("names the filter that hides most first, and none that hides nothing", () => {
    const query = { term: "pan", categorySlug: "moda-y-tiendas", neighborhoodSlug: "xalpa", hasPhone: true };
    const without = { categorySlug: 4, neighborhoodSlug: 12, hasPhone: 0 };
    expect(linksOf(query, { without })).toEqual([
      ["Sin “Xalpa”: 12 resultados", "/negocios?q=pan&category=moda-y-tiendas&telefono=1"],
      ["Sin “Moda y Tiendas”: 4 resultados", "/negocios?q=pan&colonia=xalpa&telefono=1"],
    ]);
  });

  it("offers unknown hours, and everything within any distance", () => {
    const query = { isOpenNow: true, radiusKm: 1, sort: "nearby" } as const;
    const facets = { ...NOTHING.facets, unknownHours: 1234 };
    expect(linksOf(query, { facets })).toEqual([
      ["Mostrar también 1,234 sin horario", "/negocios?abierto=1&sinhorario=1&radio=1&sort=nearby"],
      ["Buscar más lejos", "/negocios?abierto=1&sort=nearby"],
    ]);
  });

  it("leads from a word alone to its category", () => {
    expect(linksOf({ term: "celular" }, { categoryOfTerm: "tecnologia-y-electronica" })).toEqual([
      ["Ver Tecnología y Electrónica", "/categorias/tecnologia-y-electronica"],
      ["Ver todos los negocios", "/negocios"],
    ]);
  });
});

describe("EmptyResults", () => {
  it.each<[string, Partial<DirectoryQuery>, boolean]>([
    ["a word alone", { term: "pan" }, false],
    ["a filter", { term: "pan", isOpenNow: true }, true],
    ["an order by distance", { sort: "nearby" }, true],
  ])("speaks of filters only where one is set: %s", (_, query, isLimited) => {
    const html = renderToStaticMarkup(
      <EmptyResults query={{ ...ALL_BUSINESSES, ...query }} results={NOTHING} missing={null} />,
    );
    expect([html.includes("filtros"), html.includes("Limpiar filtros")]).toEqual([isLimited, isLimited]);
  });
});
