import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvCell, csvLine } from "./csv";

const RUNNING = [
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
];

describe("a cell", () => {
  it.each(RUNNING)("is never run: %j", (text) => {
    const cell = csvCell(text);
    expect(cell.startsWith("\"'")).toBe(true);
    expect(parse(cell, { relax_quotes: false })).toEqual([[`'${text}`]]);
  });

  it.each<[unknown, string]>([
    [null, ""],
    [undefined, ""],
    ["Tacos", "Tacos"],
    ['Tacos "La Güera", S.A.', 'Tacos "La Güera", S.A.'],
    ["dos\r\nrenglones", "dos\r\nrenglones"],
    ["a;=1+1", "a;=1+1"],
    [0, "0"],
    [-1, "'-1"],
    [false, "false"],
    [["corte", "tinte"], "corte; tinte"],
    [["=1"], "'=1"],
    [{ mon: [["09:00", "18:00"]] }, '{"mon":[["09:00","18:00"]]}'],
  ])("of %j reads %j", (value, text) => {
    expect(parse(csvLine(["x", value]))).toEqual([["x", text]]);
  });
});
