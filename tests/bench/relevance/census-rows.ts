import { inspectFile, readUnits } from "@/supabase/seed/denue/read-units";
import { type DenueRow, toDenueRow } from "@/supabase/seed/denue/transform";
import type { CensusRow } from "./expectation";
import { foldedWords } from "./folded-words";

export const CENSUS_FILE = "supabase/seed/data/denue_iztapalapa_full.csv.gz";

/** The rows that the importer makes of the shipped census, in the order of their ids. */
export async function readCensus(): Promise<(CensusRow & { row: DenueRow })[]> {
  const rows = new Map<string, DenueRow>();
  for await (const { unit } of readUnits(CENSUS_FILE, await inspectFile(CENSUS_FILE))) {
    const result = toDenueRow(unit, "");
    if ("row" in result && !rows.has(result.row.denue_id)) rows.set(result.row.denue_id, result.row);
  }
  return [...rows.values()]
    .sort((a, b) => Number(a.denue_id) - Number(b.denue_id))
    .map((row) => ({
      row,
      denueId: row.denue_id,
      scian: row.scian,
      phone: row.telefono?.replace(/\D/g, "") ?? null,
      nameWords: foldedWords(row.nombre),
      coloniaWords: foldedWords(row.colonia ?? ""),
    }));
}
