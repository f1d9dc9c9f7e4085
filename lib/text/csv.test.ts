import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { csvLine, plainCell, withoutMark } from "./csv";

it.each(["=1+1", "+52 55", "-99.07", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])(
  "%j is run by no spreadsheet, and read back",
  (text) => {
    expect(plainCell(text)).toBe(`'${text}`);
    expect(withoutMark(plainCell(text))).toBe(text);
  },
);

it.each(["Tacos", "", "'Los 3'", "a=1", "19.3"])("%j stays as it is", (text) => {
  expect(plainCell(text)).toBe(text);
  expect(withoutMark(text)).toBe(text);
});

it("quotes what would end a cell", () => {
  const cells = ['Tacos "El Güero", S.A.', "dos\nrenglones", "=1", "x"];
  expect(parse(csvLine(cells))).toEqual([[cells[0], cells[1], "'=1", "x"]]);
});
