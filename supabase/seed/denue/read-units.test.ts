import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BrokenFileError } from "@/supabase/seed/denue/broken-file-error";
import { inspectFile, readUnits } from "@/supabase/seed/denue/read-units";

const OURS =
  'denue_id,nombre,scian,actividad,latitud,longitud,vintage\n1,"PEÑA, S.A.",467111,Ferreterías,19.3,-99.07,DENUE 2026-05\n';
const INEGI =
  "ID,Nom_Estab,codigo_act,nombre_act,cve_mun,latitud,longitud\n7,CAFÉ ÁNGEL,722515,Cafeterías,007,19.3,-99.07\n";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "read-units-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.csv`);
  await writeFile(file, content);
  return file;
}

async function read(content: string | Buffer) {
  const file = await fileOf(content);
  return Array.fromAsync(readUnits(file, await inspectFile(file)));
}

describe("readUnits", () => {
  it.each([
    ["our columns, utf-8", OURS, "PEÑA, S.A.", ""],
    ["our columns, gz", gzipSync(OURS), "PEÑA, S.A.", ""],
    ["our columns with a byte order mark", `\ufeff${OURS}`, "PEÑA, S.A.", ""],
    ["our columns, Windows line ends", OURS.replaceAll("\n", "\r\n"), "PEÑA, S.A.", ""],
    ["INEGI's columns, latin-1", Buffer.from(INEGI, "latin1"), "CAFÉ ÁNGEL", "007"],
    ["INEGI's columns, latin-1, gz", gzipSync(Buffer.from(INEGI, "latin1")), "CAFÉ ÁNGEL", "007"],
  ])("reads %s", async (_form, content, name, boroughCode) => {
    const units = await read(content);
    expect(units).toHaveLength(1);
    expect(units[0]).toMatchObject({ line: 2, unit: { name, boroughCode, latitude: "19.3" } });
  });

  it("leaves out what is too long or seen by nobody, in a time that grows with the file", async () => {
    const header = "denue_id,nombre,scian,actividad,calle,colonia,latitud,longitud\n";
    const streets = ["x".repeat(301), "LOTE ".repeat(20_000), "SIN\u0000 NOMBRE\u200b\u202e"];
    const units = await read(
      header +
        streets.map((street, index) => `${index},A,467111,B,${street},${" L 1".repeat(30_000)},19.3,-99.07\n`).join(""),
    );
    expect(units.map(({ unit, cut }) => [unit.road, unit.colonia, cut])).toEqual([
      ["", "", ["road", "colonia"]],
      ["", "", ["road", "colonia"]],
      ["SIN NOMBRE", "", ["colonia"]],
    ]);
  });

  it("reads a short line as one with absent values", async () => {
    const units = await read(`${OURS}2,CORTADA\n`);
    expect(units[1]).toMatchObject({ line: 3, unit: { denueId: "2", name: "CORTADA", latitude: "" } });
  });

  it.each([
    ["a gz that was cut off", gzipSync(OURS).subarray(0, 60), /cannot be read/],
    ["a zip archive", Buffer.from("PK\u0003\u0004"), /zip archive/],
    ["an empty file", "", /is empty/],
    ["another table", "a,b\n1,2\n", /no column denue_id or id, nombre or nom_estab/],
  ])("refuses %s", async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
    await expect(read(content)).rejects.toBeInstanceOf(BrokenFileError);
  });

  it("refuses a file that is not there", async () => {
    await expect(inspectFile(path.join(folder, "none.csv"))).rejects.toThrow(/cannot be opened/);
  });
});

it("counts the lines below the header, with or without a line break at the end", async () => {
  expect(await inspectFile(await fileOf(OURS))).toEqual({ isGzip: false, encoding: "utf8", lines: 1 });
  expect((await inspectFile(await fileOf(OURS.trimEnd()))).lines).toBe(1);
});
