import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importDenue } from "@/supabase/seed/denue/import-denue";
import { secretClient } from "@/supabase/seed/target";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const SHIPPED_FILE = "supabase/seed/data/denue_iztapalapa_full.csv.gz";
/** Thirty batches of it: the first is told long before the last is sent. */
const ROWS = 3000;

const OURS = `denue_id,nombre,scian,actividad,tipo_vial,calle,num_ext,tipo_asent,colonia,cp,telefono,www,latitud,longitud,vintage
900001,TLAPALERIA SUSI,467111,Comercio al por menor en ferreterías y tlapalerías,AVENIDA,SAN LORENZO,279,COLONIA,LOMAS ESTRELLA,09890,5585445271,norsk.mx,19.3289,-99.0751,DENUE 2026-05
900002,TLAPALERIA SUSI,467111,Comercio al por menor en ferreterías y tlapalerías,CALLE,PALMAS,3,COLONIA,XALPA,09640,000000,,19.3391,-99.0179,DENUE 2026-05
900003,"PEÑA, HERRERIA SIN NOMBRE",332320,Fabricación de productos de herrería,CALLE,PINO,1,COLONIA,XALPA,09640,,,19.3391,-99.0179,DENUE 2025-05
900001,TLAPALERIA REPETIDA,467111,Comercio al por menor en ferreterías y tlapalerías,CALLE,PINO,1,COLONIA,XALPA,09640,,,19.3391,-99.0179,DENUE 2026-05
900004,LA CASA DE TOÑO,722511,Restaurantes,CALLE,CENTRO,1,COLONIA,CENTRO,06050,,,19.4337,-99.1428,DENUE 2026-05
`;

/** The first unit with another name, one new, one of another borough. */
const INEGI = `id,nom_estab,codigo_act,nombre_act,tipo_vial,nom_vial,numero_ext,tipo_asent,nomb_asent,cod_postal,cve_mun,telefono,www,latitud,longitud
900001,TLAPALERIA DOÑA SUSI,467111,Comercio al por menor en ferreterías y tlapalerías,AVENIDA,SAN LORENZO,279,COLONIA,LOMAS ESTRELLA,09890,007,5585445271,norsk.mx,19.3289,-99.0751
900005,CAFÉ ÁNGEL,722515,Cafeterías,CALLE,PIÑA,5,COLONIA,XALPA,09640,007,,,19.3391,-99.0179
900006,CAFÉ LEJANO,722515,Cafeterías,CALLE,PIÑA,5,COLONIA,NARVARTE,03020,014,,,19.39,-99.15
`;

let backend: ScratchBackend;
let client: SupabaseClient;
let folder: string;

beforeAll(async () => {
  backend = await startScratchBackend();
  client = secretClient({ supabaseUrl: backend.url, secretKey: backend.secretKey });
  folder = await mkdtemp(path.join(tmpdir(), "import-denue-"));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

async function unit(denueId: string) {
  const { data, error } = await client.from("negocios").select().eq("denue_id", denueId).single();
  if (error) throw error;
  return data;
}

async function countRows(table: string): Promise<number> {
  const { count, error } = await client.from(table).select("*", { count: "exact", head: true });
  if (error || count === null) throw error;
  return count;
}

describe("a small file", () => {
  it("is imported, with a reason for every line that is not", async () => {
    const report = await importDenue({ client, file: await fileOf("ours.csv", OURS) });
    expect(report).toMatchObject({ read: 5, inserted: 3, updated: 0, unchanged: 0 });
    expect(report.skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [5, "same id as an earlier line"],
      [6, "outside the borough's outline"],
    ]);
    expect(report.dropped).toEqual([{ line: 3, id: "900002", value: "phone", text: "000000" }]);
  });

  it("is public at once, readable, and has slugs of its own", async () => {
    const visitor = createClient(backend.url, backend.publishableKey);
    const { data } = await visitor
      .from("negocios")
      .select("slug, nombre, categoria, direccion, telefono_e164, fuente")
      .in("colonia", ["Lomas Estrella", "Xalpa"])
      .order("slug");
    expect(data).toEqual([
      expect.objectContaining({ slug: "pena-herreria-en-xalpa", fuente: "INEGI, DENUE 05/2025 (datos procesados)" }),
      {
        slug: "tlapaleria-susi",
        nombre: "Tlapalería Susi",
        categoria: "Servicios del Hogar",
        direccion: "Av. San Lorenzo 279, Col. Lomas Estrella, 09890",
        telefono_e164: "+525585445271",
        fuente: "INEGI, DENUE 05/2026 (datos procesados)",
      },
      expect.objectContaining({ slug: "tlapaleria-susi-1", telefono_e164: null }),
    ]);
    expect((await unit("900001")).web).toBe("https://norsk.mx/");
  });

  it("changes nothing the second time", async () => {
    const before = await unit("900001");
    const waiting = await countRows("cambios_pendientes");
    const report = await importDenue({ client, file: await fileOf("ours.csv.gz", gzipSync(OURS)) });
    expect(report).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
    expect(await unit("900001")).toEqual(before);
    expect(await countRows("cambios_pendientes")).toBe(waiting);
  });

  it("may have INEGI's columns in latin-1: a new name is taken over, the address of the page stays", async () => {
    const file = await fileOf("inegi.csv", Buffer.from(INEGI, "latin1"));
    const report = await importDenue({ client, file, vintage: "11/2026" });
    expect(report).toMatchObject({ read: 3, elsewhere: 1, inserted: 1, updated: 1, unchanged: 0, skipped: [] });
    expect(await unit("900001")).toMatchObject({ nombre: "Tlapalería Doña Susi", slug: "tlapaleria-susi" });
    expect(await unit("900005")).toMatchObject({
      nombre: "Café Ángel",
      fuente: "INEGI, DENUE 11/2026 (datos procesados)",
    });
  });

  it("leaves a listing alone that has got an owner", async () => {
    const user = await client.auth.admin.createUser({ email: "susi@example.com", password: "una-clave-larga" });
    await client.from("negocios").update({ user_id: user.data.user?.id }).eq("denue_id", "900001");
    const report = await importDenue({ client, file: await fileOf("ours.csv", OURS) });
    expect(report).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 });
    expect(await unit("900001")).toMatchObject({ nombre: "Tlapalería Doña Susi" });
  });
});

describe("a hostile file", () => {
  const HEADER =
    "denue_id,nombre,scian,actividad,personal,tipo_vial,calle,tipo_asent,colonia,centro_comercial,cp,telefono,www,latitud,longitud";
  const line = (
    id: number,
    fields: {
      name?: string;
      scian?: string;
      activity?: string;
      street?: string;
      colonia?: string;
      mall?: string;
      staff?: string;
    },
  ) => {
    const {
      name = `TLAPALERIA MALA ${id}`,
      scian = "467111",
      activity = "Ferreterías",
      street = "PINO",
      colonia = "XALPA",
      mall = "",
      staff = "",
    } = fields;
    return `${id},${name},${scian},${activity},${staff},CALLE,${street},COLONIA,${colonia},${mall},09640,,,19.3391,-99.0179`;
  };

  it("loses what is bad in it, and nothing else", async () => {
    const file = await fileOf(
      "hostile.csv",
      [
        HEADER,
        line(910001, { street: "x".repeat(301) }),
        line(910002, { street: "P\u0000INO\u202e" }),
        line(910003, { colonia: "L 1 ".repeat(20_000) }),
        line(910004, { name: "\u200b\u3164", activity: "\ufeff", scian: "999999" }),
        line(910005, { name: "😀".repeat(149) }),
        line(910006, { street: "y".repeat(200), mall: "z".repeat(200) }),
        line(910007, { staff: "a".repeat(70) }),
        line(910008, { colonia: "k".repeat(200) }),
        line(910009, {}),
      ].join("\n"),
    );
    const report = await importDenue({ client, file });
    expect(report).toMatchObject({ read: 9, inserted: 8 });
    expect(report.skipped).toMatchObject([{ id: "910004", reason: "neither name nor activity" }]);
    expect(report.dropped.map(({ id, value }) => [id, value])).toEqual([
      ["910001", "road (too long)"],
      ["910003", "colonia (too long)"],
      ["910006", "address"],
      ["910007", "staff"],
      ["910008", "colonia"],
    ]);
    expect(await unit("910002")).toMatchObject({ direccion: "Calle Pino s/n, Col. Xalpa, 09640" });
    expect(await unit("910005")).toMatchObject({ nombre: expect.stringMatching(/^Ferreter.+ en Xalpa$/) });
  });

  it("is told which rows the database refused, and has the others", async () => {
    const row = {
      nombre: "Tlapalería",
      slug: "tlapaleria",
      slug_categoria: "otros-negocios",
      latitude: 19.33,
      longitude: -99.01,
      fuente: "INEGI",
    };
    const rows = [
      { ...row, denue_id: "920001" },
      { ...row, denue_id: "920002", nombre: "\u200b" },
      { ...row, denue_id: "920003", slug_categoria: "ninguna" },
      { ...row, denue_id: "920004" },
    ];
    const { data, error } = await client.rpc("import_denue", { rows });
    expect(error).toBeNull();
    expect(data).toEqual({
      inserted: 2,
      updated: 0,
      unchanged: 0,
      owned: 0,
      new: ["920001", "920004"],
      changed: [],
      refused: [
        { id: "920002", rule: "negocios_nombre_check" },
        { id: "920003", rule: "23514" },
      ],
    });
  });
});

describe("npm run import:denue", () => {
  const start = (args: readonly string[], environment: Record<string, string> = targetOf(backend)) =>
    spawn(process.execPath, ["--import", "tsx", "supabase/seed/denue/main.ts", ...args], {
      env: { ...process.env, ...environment },
    });

  const targetOf = ({ url, secretKey }: ScratchBackend) => ({
    NEXT_PUBLIC_SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: secretKey,
  });

  async function run(args: readonly string[], environment?: Record<string, string>) {
    const child = start(args, environment);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const [code] = await once(child, "exit");
    return { code, output };
  }

  it("doubles nothing when it was killed half way and is repeated", async () => {
    const lines = gunzipSync(await readFile(SHIPPED_FILE))
      .toString()
      .split("\n");
    const file = await fileOf("some.csv", lines.slice(0, ROWS + 1).join("\n"));
    const before = await countRows("negocios");
    const child = start([file]);
    for await (const text of child.stderr.setEncoding("utf8")) if (/\d+\/3000/.test(text)) break;
    child.kill("SIGKILL");
    await once(child, "exit");
    const halfWay = (await countRows("negocios")) - before;
    expect(halfWay).toBeGreaterThan(0);
    expect(halfWay).toBeLessThan(ROWS);

    const { code, output } = await run([file]);
    expect(code).toBe(0);
    const [, inserted, unchanged, skipped] =
      /3000 read: (\d+) inserted, 0 updated, (\d+) unchanged, (\d+) skipped/.exec(output)?.map(Number) ?? [];
    // A batch that was on its way may have come after the count.
    expect(unchanged).toBeGreaterThanOrEqual(halfWay);
    expect((inserted ?? 0) + (unchanged ?? 0) + (skipped ?? 0)).toBe(ROWS);
    expect((await countRows("negocios")) - before).toBe(ROWS - (skipped ?? 0));

    const again = await run([file]);
    expect(again.output).toContain(`0 inserted, 0 updated, ${ROWS - (skipped ?? 0)} unchanged`);
  });

  it("ends with 1 and a reason when the file is broken", async () => {
    const file = await fileOf("cut-off.csv.gz", gzipSync(OURS).subarray(0, 200));
    const { code, output } = await run([file]);
    expect(code).toBe(1);
    expect(output).toContain("cut-off.csv.gz cannot be read: unexpected end of file");
  });

  it("ends with 1 and says how to start an instance when there is none", async () => {
    const { code, output } = await run([SHIPPED_FILE], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(output).toContain("start one with bin/start");
  });
});
