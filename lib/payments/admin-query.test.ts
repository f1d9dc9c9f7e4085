import { describe, expect, it } from "vitest";
import { eventCursorIn, orderFilterValues, parseOrderFilters, uuidCursorIn } from "./admin-query";

const NOTHING = { term: "", state: null, view: null, month: "" };

describe("parseOrderFilters", () => {
  it.each([
    [{}, NOTHING],
    [
      { q: " ana@example.com ", estado: "pagada" },
      { ...NOTHING, term: "ana@example.com", state: "pagada" },
    ],
    [
      { ver: "efectivo", mes: "2026-11" },
      { ...NOTHING, view: "efectivo", month: "2026-11" },
    ],
    [{ estado: "constructor", ver: "toString", mes: "2026-13" }, NOTHING],
    [{ estado: ["pagada", "creada"], q: ["a", "b"] }, NOTHING],
  ])("reads %j", (query, filters) => {
    expect(parseOrderFilters(query)).toEqual(filters);
  });

  it("is written as it is read", () => {
    const values = { q: "x", estado: "creada", ver: "problemas", mes: "2026-01" };
    expect(orderFilterValues(parseOrderFilters(values))).toEqual(values);
  });
});

it("begins a page behind what the database can compare, and at nothing else", () => {
  const at = "2026-11-22T13:44:00.123456+00:00";
  const id = "10000000-0000-4000-8000-000000000001";
  expect(uuidCursorIn(`${at}_${id}`)).toEqual({ at, key: id });
  expect(uuidCursorIn(`${at}_1`)).toBeNull();
  expect(eventCursorIn(`${at}_payment 1 a_b`)).toEqual({ at, key: "payment 1 a_b" });
  expect(eventCursorIn(`${at}_${"x".repeat(300)}`)).toBeNull();
});
