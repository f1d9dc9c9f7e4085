import { describe, expect, it } from "vitest";
import { type Mark, readCursor, writeCursor } from "./cursor";
import type { ListParameters } from "./parameters";

const ID = "6b8f0c5a-9c2e-4f55-8f0e-3f3f1a2b4c5d";
const ALL: ListParameters = { limite: 24 };
const TACOS: ListParameters = { q: "tacos ñ 🌮", limite: 24, categoria: "alimentos-y-bebidas" };

describe("a cursor", () => {
  it.each<[Mark, ListParameters]>([
    [[ID], ALL],
    [[ID, 0, 0.30396], TACOS],
  ])("%j is read as it was written, and is text for an address", (mark, parameters) => {
    const cursor = writeCursor(mark, parameters);
    expect(cursor).toMatch(/^[\w-]{20,300}$/);
    expect(readCursor(cursor, parameters)).toEqual(mark);
    expect(readCursor(cursor, { ...parameters, limite: 100, cursor })).toEqual(mark);
  });

  it.each([0, 1e38, -1e38, 1e-38])("may hold the number %d", (number) => {
    const cursor = writeCursor([ID, 0, number], TACOS);
    expect(readCursor(cursor, TACOS)).toEqual([ID, 0, number]);
  });

  const forged = (value: unknown) => btoa(JSON.stringify(value));
  const { filters } = JSON.parse(atob(writeCursor([ID], ALL))) as { filters: string };
  it.each<[string, string, ListParameters]>([
    ["of other filters", writeCursor([ID], ALL), { ...ALL, plan: "pro" }],
    ["of another search", writeCursor([ID, 0, 1], TACOS), { ...TACOS, q: "tortas" }],
    ["without a match, of a search", writeCursor([ID], TACOS), TACOS],
    ["with a match, of no search", writeCursor([ID, 0, 1], ALL), ALL],
    ["that is no base64", "%%%", ALL],
    ["that is no JSON", btoa("hola"), ALL],
    ["with another id", forged({ filters, after: ["1 or 1=1"] }), ALL],
    ["with more than an id", forged({ filters, after: [ID, 0, 1, 2] }), ALL],
    ["with a number that is too large for the database", writeCursor([ID, 0, 1e39], TACOS), TACOS],
    ["with a number that is too small for the database", writeCursor([ID, 0, 1e-60], TACOS), TACOS],
    ["with a number that is none", forged({ filters, after: [ID, 0, null] }), ALL],
    ["that is a list", forged([ID]), ALL],
    ["that is nothing", forged(null), ALL],
  ])("%s is refused", (_, cursor, parameters) => {
    expect(readCursor(cursor, parameters)).toBeNull();
  });
});
