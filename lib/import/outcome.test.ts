import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { RowEntry } from "./entry";
import { passReport } from "./model";
import { Outcome } from "./outcome";

const entry = (id: string): RowEntry => ({ line: Number(id), id, key: id, name: `Tienda ${id}`, dropped: [], row: {} });

it("shows some of each kind", () => {
  const outcome = new Outcome();
  outcome.sent(["1", "2", "3", "4"].map(entry), {
    new: ["1"],
    changed: ["2"],
    refused: [{ id: "3", rule: "negocios_nombre_check" }],
    alike: [{ id: "1", slug: "tienda", nombre: "La tienda" }],
  });
  const { samples } = outcome.report();
  const sample = (id: string) => ({ line: Number(id), id, name: `Tienda ${id}` });
  expect(samples).toEqual({
    new: [sample("1")],
    changed: [sample("2")],
    same: [sample("4")],
    refused: [],
    alike: [{ ...sample("1"), slug: "tienda", other: "La tienda" }],
  });
});

it("stays small enough to be kept, whatever a file holds", () => {
  const outcome = new Outcome();
  const long = '😀"'.repeat(5_000);
  outcome.ignore(Array.from({ length: 500 }, () => long));
  for (let line = 0; line < 20_000; line++) {
    const text = line < 100 ? long : "x";
    outcome.skipped({ line, id: text, name: text, reason: `${line} ${text}` });
    outcome.dropped({ line, id: "1", name: "x", value: `${line}`, text: "y" });
  }
  const report = outcome.report();
  expect(passReport.parse(report)).toEqual(report);
  expect(JSON.stringify(report).length).toBeLessThan(60_000);
  expect(report.reasons["Otros motivos"]).toBe(20_000 - 40);
  const rows: string[][] = parse(outcome.errors() ?? "", { bom: true });
  expect(rows).toHaveLength(10_001);
});

it("writes rows that no spreadsheet runs, in words", () => {
  const outcome = new Outcome();
  outcome.skipped({ line: 2, id: "=1", name: "+x", reason: "no coordinates" });
  outcome.skipped({ line: 3, id: "3", name: "-x", reason: "refused by the database (negocios_nombre_check)" });
  outcome.dropped({ line: 4, id: "4", name: "@x", value: "phone", text: "000" });
  expect(parse(outcome.errors() ?? "", { bom: true })).toEqual([
    ["renglon", "id", "nombre", "motivo"],
    ["2", "'=1", "'+x", "Sin coordenadas"],
    ["3", "3", "'-x", "La base de datos no acepta ese valor en nombre"],
    ["4", "4", "'@x", "Se importa sin teléfono: 000"],
  ]);
  expect(new Outcome().errors()).toBeNull();
});
