import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { z } from "zod";

const INDEX_FILE = "supabase/seed/data/scian2023_indice.csv.gz";
const entries = z.array(z.object({ codigo: z.string(), termino: z.string() }));

/** Words before the first comma or bracket of the SCIAN index, and every class that lists them. */
export type IndexTerm = { words: string; classes: readonly string[] };

/** The everyday terms of INEGI's SCIAN index, in its order. */
export async function readIndexTerms(): Promise<IndexTerm[]> {
  const csv = gunzipSync(await readFile(INDEX_FILE)).toString("utf8");
  const classesByTerm = new Map<string, Set<string>>();
  for (const { codigo, termino } of entries.parse(parse(csv, { columns: true }))) {
    const words = termino.split(/[,(]/)[0]?.trim() ?? "";
    classesByTerm.set(words, (classesByTerm.get(words) ?? new Set()).add(codigo));
  }
  return [...classesByTerm].map(([words, classes]) => ({ words, classes: [...classes] }));
}
