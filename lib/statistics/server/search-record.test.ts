import { describe, expect, it } from "vitest";
import { DAY_MS } from "@/lib/time/add-days";
import { countsOf, readSearch, signSearch } from "./search-record";

const SECRET = "una-clave-de-prueba";
const NOW = Date.UTC(2026, 10, 23);
const search = { term: "tacos al pastor", exact: 12, similar: 3 };
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
    ["another number of similar ones", { ...record, registro: record.registro.replace(".3.", ".0.") }],
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
    const long = signSearch({ term: `${"a".repeat(99)}🌮🌮`, exact: 0, similar: 0 }, SECRET, NOW);
    expect(long.termino).toHaveLength(100);
    expect(readSearch(long, SECRET, NOW)?.exact).toBe(0);
  });
});

it.each([
  ["nothing", 0, [], { exact: 0, similar: 0 }],
  ["exact ones alone", 45, [false, false], { exact: 45, similar: 0 }],
  ["some that resemble it, too", 45, [false, true], { exact: 1, similar: 44 }],
  ["only what resembles it", 7, [true, true], { exact: 0, similar: 7 }],
] as const)("tells exact results from similar ones: %s", (_, total, page, counts) => {
  expect(
    countsOf(
      total,
      page.map((isFuzzy) => ({ isFuzzy })),
    ),
  ).toEqual(counts);
});
