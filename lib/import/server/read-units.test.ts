import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { BrokenFileError } from "../broken-file-error";
import { inspectFile } from "./csv-records";
import { readUnits } from "./denue-entries";

const OURS =
  'denue_id,nombre,scian,actividad,latitud,longitud,vintage\n1,"PEÑA, S.A.",467111,Ferreterías,19.3,-99.07,DENUE 2026-05\n';
const INEGI =
  "ID,Nom_Estab,codigo_act,nombre_act,cve_mun,latitud,longitud\n7,CAFÉ ÁNGEL,722515,Cafeterías,007,19.3,-99.07\n";
/** Archive as INEGI packs a state: the data among files that describe them. */
const zipOf = (files: Readonly<Record<string, string | Buffer>>) => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};
const INEGI_ZIP = {
  "catalogos/tc_sector.csv": "clave,nombre\n11,Agricultura\n",
  "diccionario_de_datos/denue_diccionario_de_datos.csv": "campo,tipo\nid,n\n",
  "metadatos/metadatos_denue.txt": "DENUE",
  "conjunto_de_datos/denue_inegi_09_.csv": Buffer.from(INEGI, "latin1"),
};

/** Another length of the first file in the archive's own directory. */
const sized = (bytes: number) => (zip: Buffer) => {
  zip.writeUInt32LE(bytes, zip.indexOf("PK\u0001\u0002") + 24);
  return zip;
};
const damaged = (zip: Buffer) => zip.fill(0xff, zip.indexOf("a.csv") + 5, zip.indexOf("a.csv") + 25);

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
  return (await Array.fromAsync(readUnits(file, await inspectFile(file)))).map(({ line, read }) => ({ line, ...read }));
}

describe("readUnits", () => {
  it.each([
    ["our columns, utf-8", OURS, "PEÑA, S.A."],
    ["our columns, gz", gzipSync(OURS), "PEÑA, S.A."],
    ["our columns with a byte order mark", `\ufeff${OURS}`, "PEÑA, S.A."],
    ["our columns, Windows line ends", OURS.replaceAll("\n", "\r\n"), "PEÑA, S.A."],
    ["INEGI's columns, latin-1", Buffer.from(INEGI, "latin1"), "CAFÉ ÁNGEL"],
    ["INEGI's columns, latin-1, gz", gzipSync(Buffer.from(INEGI, "latin1")), "CAFÉ ÁNGEL"],
    ["INEGI's zip of a state", zipOf(INEGI_ZIP), "CAFÉ ÁNGEL"],
    ["a zip of one csv", zipOf({ "denue.csv": INEGI }), "CAFÉ ÁNGEL"],
  ])("reads %s", async (_form, content, name) => {
    const units = await read(await content);
    expect(units).toHaveLength(1);
    expect(units[0]).toMatchObject({ line: 2, unit: { name, latitude: "19.3" } });
  });

  it("leaves out units of other boroughs before it looks at them", async () => {
    const file = await fileOf(INEGI + INEGI.split("\n")[1]?.replace("007", "015"));
    const lines = await Array.fromAsync(readUnits(file, await inspectFile(file)));
    expect(lines.map(({ line, read: unit }) => [line, unit === null])).toEqual([
      [2, false],
      [3, true],
    ]);
  });

  it("leaves out what is too long or seen by nobody, in a time that grows with the file", async () => {
    const header = "denue_id,nombre,scian,actividad,calle,colonia,latitud,longitud\n";
    const streets = ["x".repeat(301), "LOTE ".repeat(20_000), "SIN\u0000 NOMBRE\u200b\u202e"];
    const units = await read(
      header +
        streets.map((street, index) => `${index},A,467111,B,${street},${" L 1".repeat(30_000)},19.3,-99.07\n`).join(""),
    );
    expect(units.map(({ unit, cut }) => [unit?.road, unit?.colonia, cut])).toEqual([
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
    [
      "a zip that was cut off",
      zipOf(INEGI_ZIP).then((bytes) => bytes.subarray(0, -40)),
      /cannot be read: .*end of central/i,
    ],
    ["a zip whose data were damaged", zipOf({ "a.csv": OURS }).then(damaged), /cannot be read/],
    ["a zip without a csv", zipOf({ "leeme.txt": "hola" }), /holds no csv file: download the csv of the state/],
    [
      "a zip with several",
      zipOf({ "a.csv": OURS, "b.csv": OURS }),
      /several csv files \(a\.csv, b\.csv\): unpack the one/,
    ],
    [
      "a zip of too many files",
      zipOf(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.txt`, ""]))),
      /more than 1000 files/,
    ],
    [
      "a csv said to have 3 GB",
      zipOf({ "a.csv": OURS }).then(sized(3 * 1024 ** 3)),
      /holds a csv of 3221225472 bytes, more than/,
    ],
    ["a csv longer than the zip says", zipOf({ "a.csv": OURS.repeat(99) }).then(sized(20)), /too many bytes/],
    ["a quote that nobody closes", `${OURS}2,"${"A,467111\n".repeat(200_000)}`, /not a csv file: .*record/i],
    ["an empty file", "", /is empty/],
    ["another table", "a,b\n1,2\n", /no column denue_id or id, nombre or nom_estab/],
  ])("refuses %s", async (_what, content, message) => {
    const reading = read(await content);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(BrokenFileError);
  });

  it("refuses a file that is not there", async () => {
    await expect(inspectFile(path.join(folder, "none.csv"))).rejects.toThrow(/none\.csv cannot be read: ENOENT/);
  });
});

it("counts the lines below the header, with or without a line break at the end", async () => {
  expect(await inspectFile(await fileOf(OURS))).toEqual({ encoding: "utf8", delimiter: ",", lines: 1 });
  expect((await inspectFile(await fileOf(OURS.trimEnd()))).lines).toBe(1);
});
