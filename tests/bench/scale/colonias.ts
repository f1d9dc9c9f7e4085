import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { coloniaOfUnit } from "@/lib/import/denue/territorial-units";

const FILE = "supabase/seed/data/colonias_iztapalapa_centroides.csv";
const entries = z.array(z.object({ nombre: z.string(), lat: z.coerce.number(), lng: z.coerce.number() }));

export type Colonia = z.infer<typeof entries>[number];

/** The borough's colonias with a point inside each. */
export async function readColonias(): Promise<Colonia[]> {
  const rows = entries.parse(parse(await readFile(FILE, "utf8"), { columns: true }));
  return rows.map(({ nombre, lat, lng }) => ({ nombre: coloniaOfUnit(nombre), lat, lng }));
}
