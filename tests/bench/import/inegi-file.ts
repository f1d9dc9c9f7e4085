import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse/sync";
import { ZipFile } from "yazl";
import { csvBytes } from "@/lib/import/server/csv-source";
import { seededRandom } from "@/supabase/seed/artwork/random";
import { SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";
import { EPITHETS, GIVEN_NAMES, SURNAMES, TRADES } from "../scale/vocabulary";
import { INEGI_COLUMNS, INEGI_NAME } from "./inegi-columns";

type Unit = Record<string, string>;
const LINES_PER_CHUNK = 500;
const OTHER_BOROUGHS = [
  "002",
  "003",
  "004",
  "005",
  "006",
  "008",
  "009",
  "010",
  "011",
  "012",
  "013",
  "014",
  "015",
  "016",
  "017",
];

async function shippedUnits(): Promise<Unit[]> {
  const files = await Promise.all(
    SHIPPED_FILES.map(
      async (file) => parse(Buffer.concat(await Array.fromAsync(csvBytes(file))), { columns: true }) as Unit[],
    ),
  );
  return files
    .flat()
    .map((unit) => Object.fromEntries(Object.entries(INEGI_NAME).map(([ours, theirs]) => [theirs, unit[ours] ?? ""])));
}

const quoted = (value = ""): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** Two hundred metres around the unit that it was drawn from. */
const SPREAD_DEGREES = 0.004;

/** Units like the shipped ones: their streets, colonias and activities, and trades of every other kind; the same each time. */
function* units(shipped: readonly Unit[], inBorough: number, elsewhere: number): Generator<Unit> {
  const random = seededRandom(1);
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const near = (value = "") => (Number(value) + (random() - 0.5) * SPREAD_DEGREES).toFixed(8);
  let left = inBorough;
  for (let id = 1; id <= inBorough + elsewhere; id++) {
    const isOurs = random() * (inBorough + elsewhere - id + 1) < left;
    if (isOurs) left--;
    const place = one(shipped);
    const { trade, scian, activity } = one(TRADES);
    const isOfTrade = random() < 0.7;
    const owner = one([
      one(EPITHETS),
      `${one(GIVEN_NAMES)} ${one(SURNAMES)}`,
      `${one(EPITHETS)} ${one(SURNAMES)}`,
      "sin nombre",
    ]);
    yield {
      ...place,
      id: String(20_000_000 + id),
      nom_estab: isOfTrade
        ? `${trade} ${owner}`.toUpperCase()
        : `${place.nom_estab?.split(" ")[0]} ${owner}`.toUpperCase(),
      ...(isOfTrade ? { codigo_act: scian, nombre_act: activity } : {}),
      numero_ext: String(1 + Math.floor(random() * 900)),
      telefono: random() < 0.4 ? `55${String(Math.floor(1e7 + random() * 8e7)).padStart(8, "5")}` : "",
      latitud: near(place.latitud),
      longitud: near(place.longitud),
      cve_ent: "09",
      entidad: "CIUDAD DE MÉXICO",
      cve_mun: isOurs ? "007" : one(OTHER_BOROUGHS),
    };
  }
}

function* csv(rows: Iterable<Unit>): Generator<Buffer> {
  let lines = [INEGI_COLUMNS.join(",")];
  for (const row of rows) {
    lines.push(INEGI_COLUMNS.map((column) => quoted(row[column])).join(","));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield Buffer.from(`${lines.join("\n")}\n`, "latin1");
    lines = [];
  }
  yield Buffer.from(lines.map((line) => `${line}\n`).join(""), "latin1");
}

/** Writes a zip as INEGI's of a whole state: latin-1, the data among files that describe them. */
export async function writeInegiZip(
  file: string,
  { inBorough, elsewhere }: { inBorough: number; elsewhere: number },
): Promise<void> {
  const shipped = await shippedUnits();
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from("campo,tipo\nid,n\n"), "diccionario_de_datos/denue_diccionario_de_datos.csv");
  zip.addBuffer(Buffer.from("DENUE"), "metadatos/metadatos_denue.txt");
  zip.addReadStream(
    Readable.from(csv(units(shipped, inBorough, elsewhere)), { objectMode: false }),
    "conjunto_de_datos/denue_inegi_09_.csv",
  );
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
