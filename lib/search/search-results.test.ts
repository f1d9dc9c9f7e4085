import { describe, expect, it } from "vitest";
import { parseSearchResults, parseSuggestions } from "./search-results";

const ITEM = { id: "1", slug: "bueno", nombre: "Bueno", distancia_m: 1500, difuso: false, destacado: true };
const RESULTS = {
  total: 4,
  total_is_capped: false,
  reachable: 4,
  corrected: null,
  facets: { categories: [], plans: [], neighborhoods: [], open_now: 0, unknown_hours: 0, with_phone: 0 },
  category: null,
  without: { open_now: 3 },
};

describe("the results of a search", () => {
  it("keeps every item that can be read", () => {
    const items = [{ ...ITEM, nombre: "\ufeff" }, ITEM, { ...ITEM, distancia_m: "lejos" }, {}];
    const { businesses, total, without } = parseSearchResults({ ...RESULTS, items });
    expect(businesses).toMatchObject([{ slug: "bueno", distanceKm: 1.5, isFuzzy: false, isPromoted: true }]);
    expect(total).toBe(4);
    expect(without).toEqual({ isOpenNow: 3 });
  });

  it("of suggestions, too", () => {
    const entry = { tipo: "negocio", texto: "Bueno", detalle: null, slug: "bueno" };
    expect(parseSuggestions([entry, { ...entry, texto: "\u2800" }, { ...entry, tipo: "otro" }, {}])).toEqual([
      { kind: "business", text: "Bueno", detail: null, slug: "bueno" },
    ]);
  });
});
