import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SCHOOL } from "@/lib/import/denue/school-name";
import { inspectFile } from "@/lib/import/server/csv-records";
import { readListings } from "@/lib/import/server/denue-entries";
import { SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "listings-"));
});
afterAll(() => rm(folder, { recursive: true }));

const listingsOf = async (file: string) => Array.fromAsync(readListings(file, await inspectFile(file)));

it("takes one of the rows that no visitor could tell apart", async () => {
  const file = path.join(folder, "twins.csv");
  const line = (id: number, name: string, phone = "") => `${id},${name},611122,Escuelas,${phone},19.3391,-99.0179`;
  const lines = [
    "denue_id,nombre,scian,actividad,telefono,latitud,longitud",
    line(1, "PRIMARIA MITLA 09DPR4514N"),
    line(2, "PRIMARIA MITLA 09DPR5026D"),
    line(3, "PRIMARIA MITLA TURNO VESPERTINO"),
    line(4, "PRIMARIA MITLA", "5585445271"),
    line(1, "PRIMARIA OTRA"),
  ];
  await writeFile(file, lines.join("\n"));
  const listings = await listingsOf(file);
  expect(listings.map((listing) => listing && ("row" in listing ? listing.row.nombre : listing.skip))).toEqual([
    "Primaria Mitla",
    "same business as an earlier line",
    "Primaria Mitla (turno vespertino)",
    "Primaria Mitla",
    "same id as an earlier line",
  ]);
});

it("makes of the shipped files what the documents say, each with a colonia and a name of its own making", async () => {
  const files = await Promise.all(SHIPPED_FILES.map(listingsOf));
  const rows = files.map((listings) =>
    listings.flatMap((listing) => (listing && "row" in listing ? [listing.row] : [])),
  );
  expect(rows.map((own) => own.length)).toEqual([4578, 1165]);
  expect(rows.flat().filter(({ colonia }) => colonia === null)).toEqual([]);
  const schools = rows.flat().filter(({ scian }) => SCHOOL.test(scian));
  const names = schools.map(({ nombre }) => nombre.replace(/ \(turno \w+\)$/, ""));
  expect(names.filter((name) => /\bturno\b|09[a-z]{3}\d/i.test(name))).toEqual([]);
});
