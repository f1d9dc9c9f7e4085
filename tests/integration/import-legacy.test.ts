import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BrokenFileError } from "@/lib/import/broken-file-error";
import { importLegacy } from "@/supabase/seed/legacy/import-legacy";
import { secretClient } from "@/supabase/seed/target";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

let backend: ScratchBackend;
let client: SupabaseClient;
let folder: string;

beforeAll(async () => {
  backend = await startScratchBackend();
  client = secretClient({ supabaseUrl: backend.url, secretKey: backend.secretKey });
  folder = await mkdtemp(path.join(tmpdir(), "import-legacy-"));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

async function importFile(content: string) {
  const file = path.join(folder, "negocios");
  await writeFile(file, content);
  return importLegacy({ client, file });
}

const shop = (id: number, columns: object = {}) => ({
  id,
  nombre: "Estética Lupita",
  categoria: "Belleza y Cuidado Personal",
  ...columns,
});
const stored = async () => {
  const { data, error } = await client
    .from("negocios")
    .select("slug, plan_type, servicios, clics, is_approved, negocio_privado (email)")
    .order("slug");
  if (error) throw error;
  return data;
};

it("brings the rows of a JSON file along, each with an address of its own, and says what it left out", async () => {
  const report = await importFile(
    JSON.stringify([
      shop(1, {
        services: "Corte, Tinte",
        clicks: 7,
        is_approved: true,
        email: "lupita@example.com",
        plan_type: "premium",
      }),
      shop(2, { telefono: "5512345678" }),
      shop(3, { nombre: "" }),
    ]),
  );
  expect(report).toMatchObject({ read: 3, inserted: 2, unchanged: 0 });
  expect(report.skipped).toEqual([{ line: 3, id: "3", name: "", reason: "nombre: Escribe el nombre de tu negocio." }]);
  expect(report.dropped).toMatchObject([{ line: 1, id: "1", value: "plan" }]);
  expect(await stored()).toEqual([
    {
      slug: "estetica-lupita",
      plan_type: "free",
      servicios: ["Corte", "Tinte"],
      clics: 7,
      is_approved: true,
      negocio_privado: { email: "lupita@example.com" },
    },
    expect.objectContaining({ slug: "estetica-lupita-1", servicios: [], is_approved: null, negocio_privado: null }),
  ]);
});

it("leaves alone what is there already, and reads a csv", async () => {
  await client.from("negocios").update({ direccion: "Calle 2" }).eq("slug", "estetica-lupita");
  const before = await stored();
  const report = await importFile(
    'id,nombre,categoria,direccion\n1,Otra,Otros Negocios,Calle 1\n4,"Tacos, S.A.",Alimentos y Bebidas,\n',
  );
  expect(report).toMatchObject({ read: 2, inserted: 1, unchanged: 1, skipped: [] });
  expect(await stored()).toEqual([...before, expect.objectContaining({ slug: "tacos-s-a" })]);
});

it("is told which row the database refused, and has the others", async () => {
  const row = { slug: "flores", nombre: "Flores", slug_categoria: "moda-y-tiendas" };
  const id = (last: number) => `1e6ac700-0000-4000-8000-00000000000${last}`;
  const rows = [1, 2, 3].map((last) => ({ ...row, id: id(last), ...(last === 2 ? { nombre: "\u200b" } : {}) }));
  const { data } = await client.rpc("import_legacy", { rows });
  expect(data).toEqual({
    inserted: 2,
    updated: 0,
    unchanged: 0,
    owned: 0,
    new: [id(1), id(3)],
    changed: [],
    refused: [{ id: id(2), rule: "negocios_nombre_check" }],
  });
});

it.each([
  ["no list", '{"a": 1}', "cannot be read"],
  ["a list of no rows", "[1]", "it is no list of rows"],
  ["a list that was cut off", '[{"id": 1', "cannot be read"],
])("refuses %s", async (_what, content, message) => {
  await expect(importFile(content)).rejects.toThrow(message);
  await expect(importFile(content)).rejects.toBeInstanceOf(BrokenFileError);
});
