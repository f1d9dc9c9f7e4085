import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inspectFile } from "./csv-records";
import { ownEntries } from "./own-entries";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "own-entries-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer) {
  const file = path.join(folder, "tabla.csv");
  await writeFile(file, content);
  return Array.fromAsync(ownEntries(file, await inspectFile(file), { onIgnored: () => undefined }));
}

it.each([
  ["commas", "slug,nombre\na,Peña\n"],
  ["semicolons", 'slug;nombre\na;"Peña"\n'],
  ["tabs, quoted names, Windows lines", '"slug"\t"nombre"\r\na\tPeña\r\n'],
  ["a byte order mark", "\ufeffslug,nombre\na,Peña\n"],
  ["the encoding of Windows", Buffer.from("slug;nombre\na;Peña\n", "latin1")],
])("reads a table with %s", async (_what, content) => {
  expect(await read(content)).toEqual([
    {
      line: 2,
      id: "a",
      name: "Peña",
      key: "a",
      dropped: [],
      row: { slug: "a", clave: "a", columnas: { nombre: "Peña" } },
    },
  ]);
});

it("gives a new business the same id whenever it comes, and takes it once", async () => {
  const table =
    "nombre,slug_categoria,telefono\nTacos,otros-negocios,55 1234 5678\nTACOS,otros-negocios,\nPan,otros-negocios,\n";
  const [tacos, again, bread] = await read(table);
  expect(again).toMatchObject({ line: 3, skip: "same business as an earlier line" });
  expect((await read(table.replace("55 1234", "55 4321")))[0]).toMatchObject({
    key: tacos && "key" in tacos && tacos.key,
  });
  expect(bread).toMatchObject({ row: { slug: "pan", nuevo: true } });
  expect(bread).not.toMatchObject({ key: tacos && "key" in tacos && tacos.key });
});

it.each([
  ["an empty file", "", "is empty"],
  ["a header of a million columns", `slug,nombre${",x".repeat(500_000)}`, /columns|record size/i],
  ["a line of 10 MB", `slug,nombre\na,"${"x".repeat(10_000_000)}`, /record size/i],
])("does not read %s", async (_what, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});
