import { expect, it } from "vitest";
import { statisticsFile } from "./statistics-file";

it("has a line for each day, those without anything too, as text that no spreadsheet runs", () => {
  const file = statisticsFile(
    [
      { day: "2026-11-20", kind: "visita", count: 3 },
      { day: "2026-11-20", kind: "whatsapp", count: 1 },
      { day: "2026-11-22", kind: "web", count: 2 },
    ],
    "2026-11-22",
  );
  const [head, ...lines] = file.replace("\ufeff", "").trimEnd().split("\r\n");
  expect(head).toMatch(/^"Día","Visitas","Llamadas","WhatsApp",/);
  expect(lines.map((line) => line.split(",").slice(0, 4))).toEqual([
    ['"2026-11-20"', '"3"', '"0"', '"1"'],
    ['"2026-11-21"', '"0"', '"0"', '"0"'],
    ['"2026-11-22"', '"0"', '"0"', '"0"'],
  ]);
});
