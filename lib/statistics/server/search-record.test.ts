import { describe, expect, it } from "vitest";
import { readSearch, signSearch } from "./search-record";

const SECRET = "una-clave-de-prueba";
const NOW = Date.UTC(2026, 10, 23);
const DAY_MS = 24 * 60 * 60 * 1000;
const search = { term: "tacos al pastor", total: 12 };
const record = signSearch(search, SECRET, NOW);

describe("the record of a search", () => {
  it("is read again, also from a page that was kept for two days", () => {
    expect(readSearch(record, SECRET, NOW)).toEqual(search);
    expect(readSearch(record, SECRET, NOW + 2 * DAY_MS)).toEqual(search);
  });

  it("has an end", () => {
    expect(readSearch(record, SECRET, NOW + 4 * DAY_MS)).toBeNull();
  });

  it.each([
    ["another term", { ...record, termino: "pozole" }],
    ["another number", { ...record, registro: record.registro.replace(".12.", ".0.") }],
    ["another time", { ...record, registro: record.registro.replace(/^\d+/, (at) => String(Number(at) + 1)) }],
    ["another signature", { ...record, registro: record.registro.replace(/\w{32}$/, "0".repeat(32)) }],
    ["none", { ...record, registro: "" }],
    ["a longer one", { ...record, registro: `${record.registro}0` }],
  ])("is not believed with %s", (_, forged) => {
    expect(readSearch(forged, SECRET, NOW)).toBeNull();
  });

  it("is of this server alone", () => {
    expect(readSearch(record, "otra-clave", NOW)).toBeNull();
  });

  it("is of the first hundred characters", () => {
    const long = signSearch({ term: `${"a".repeat(99)}🌮🌮`, total: 0 }, SECRET, NOW);
    expect(long.termino).toHaveLength(100);
    expect(readSearch(long, SECRET, NOW)?.total).toBe(0);
  });
});
