import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvLine, withoutMark } from "./csv";

const read = (values: readonly unknown[]): string[] => parse(csvLine(values), { relax_quotes: false })[0] ?? [];

describe("a cell", () => {
  it.each([
    "=1+1",
    "+52 55",
    "-99.05",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    "＝1",
    "－1",
    '="a"";b"',
    '=HYPERLINK("x")',
    "'=1",
    "''=1",
  ])("is never run, and read back: %j", (text) => {
    expect(read([text])).toEqual([`'${text}`]);
    expect(withoutMark(`'${text}`)).toBe(text);
  });

  it.each<[unknown, string]>([
    [null, ""],
    [undefined, ""],
    ["Tacos", "Tacos"],
    ["'Los 3'", "'Los 3'"],
    ["a=1", "a=1"],
    ["19.3", "19.3"],
    ['Tacos "La Güera", S.A.', 'Tacos "La Güera", S.A.'],
    ["dos\r\nrenglones", "dos\r\nrenglones"],
    ["a;=1+1", "a;=1+1"],
    [0, "0"],
    [-1, "'-1"],
    [false, "false"],
    [["corte", "tinte"], "corte, tinte"],
    [["=1"], "'=1"],
    [{ mon: [["09:00", "18:00"]] }, '{"mon":[["09:00","18:00"]]}'],
  ])("of %j reads %j", (value, text) => {
    expect(read(["x", value])).toEqual(["x", text]);
    if (typeof value === "string") expect(withoutMark(text)).toBe(value);
  });
});
