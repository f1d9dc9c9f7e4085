import { describe, expect, it } from "vitest";
import { parseTypedDay, toTypedDay } from "./typed-day";

describe("a day as people write it", () => {
  it.each([
    ["31/12/2026", "2026-12-31"],
    ["1-2-2026", "2026-02-01"],
    ["2026-12-31", "2026-12-31"],
    ["Hasta el 31 de Diciembre de 2026", "2026-12-31"],
    ["5 de mayo del 2027", "2027-05-05"],
    ["3 marzo 2027", "2027-03-03"],
    ["31/02/2026", null],
    ["31/12/26", null],
    ["31/12/1999", null],
    ["5 de mayu de 2027", null],
    ["hasta agotar existencias", null],
    ["todo diciembre", null],
    ["", null],
  ])("%j is %j", (text, day) => {
    expect(parseTypedDay(text)).toBe(day);
    if (day) expect(parseTypedDay(toTypedDay(day))).toBe(day);
  });

  it("is shown in numbers, and other words as they are", () => {
    expect(["2026-12-31", "Este mes"].map(toTypedDay)).toEqual(["31/12/2026", "Este mes"]);
  });
});
