import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BrokenFileError } from "@/lib/import/broken-file-error";
import { readRows } from "@/supabase/seed/legacy/read-rows";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "read-rows-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, crypto.randomUUID());
  await writeFile(file, content);
  return readRows(file);
}

const CSV = "id,nombre,categoria\n1,Peña,Otros Negocios\n2,D’LUIS,Otros Negocios\n";
const ROWS = [
  { line: 2, row: { id: "1", nombre: "Peña", categoria: "Otros Negocios" }, flaw: null },
  { line: 3, row: { id: "2", nombre: "D’LUIS", categoria: "Otros Negocios" }, flaw: null },
];
const JSON_ROWS = [
  { id: 1, nombre: "Peña", services: ["Corte"] },
  { id: 2, nombre: "D’LUIS" },
];
const windows = (text: string) => Buffer.from(text.replaceAll("’", "\u0092"), "latin1");

it.each<[string, string | Buffer]>([
  ["of Unix", CSV],
  ["of Windows", CSV.replaceAll("\n", "\r\n")],
  ["of a Macintosh", CSV.replaceAll("\n", "\r")],
  ["with mixed line ends", CSV.replace("\n", "\r\n")],
  ["with a mark", `\ufeff${CSV}`],
  ["with semicolons", CSV.replaceAll(",", ";")],
  ["in the encoding of Windows", windows(CSV)],
  ["in UTF-16", Buffer.from(`\ufeff${CSV}`, "utf16le")],
  ["packed", gzipSync(CSV)],
  ["whose header is as people write it", CSV.replace("id,nombre,categoria", "ID,Nombre,Categoría")],
])("reads a table %s", async (_, content) => expect(await read(content)).toEqual(ROWS));

it.each<[string, string | Buffer]>([
  ["", JSON.stringify(JSON_ROWS)],
  ["with a mark and blanks", `\ufeff \r\n${JSON.stringify(JSON_ROWS, null, 2)}`],
  ["in UTF-16", Buffer.from(`\ufeff${JSON.stringify(JSON_ROWS)}`, "utf16le")],
])("reads a list in JSON %s", async (_, content) => {
  expect(await read(content)).toEqual(JSON_ROWS.map((row, index) => ({ line: index + 1, row, flaw: null })));
});

it("keeps the names of columns that the earlier product gave", async () => {
  const [first] = await read("id,metaTitle,business_cover_url,Formas de pago\n1,T,a.png,efectivo\n");
  expect(first?.row).toEqual({ id: "1", metaTitle: "T", business_cover_url: "a.png", formas_de_pago: "efectivo" });
});

it.each<[string, string, string]>([
  ["with more cells than columns", "id,nombre\n1,Tacos, S.A.\n", "more values than columns"],
  ["with damaged letters", "id,nombre\n1,CafÃ©\n", "damaged letters"],
  ["of JSON with damaged letters", '[{"id":1,"nombre":"Caf\ufffd"}]', "damaged letters"],
  ["of JSON with damaged letters in a list", '[{"id":1,"servicios":["CafÃ©"]}]', "damaged letters"],
])("says what is wrong with a row %s", async (_, content, flaw) => {
  expect(await read(content)).toMatchObject([{ flaw }]);
});

it.each<[string, string | Buffer]>([
  ["a quote that swallows rows", 'id,nombre\n1,"Tacos\n2,Pan\n'],
  ["a list in the encoding of Windows", windows('[{"id":1,"nombre":"Peña"}]')],
  ["half a list", '[{"id":1}'],
  ["a list of no rows", "[1]"],
  ["two columns of a name", "id,nombre,Nombre\n1,a,b\n"],
  ["nothing", ""],
])("refuses %s", async (_, content) => {
  await expect(read(content)).rejects.toBeInstanceOf(BrokenFileError);
});
