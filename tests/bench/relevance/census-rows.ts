import type { DenueRow } from "@/lib/import/denue/transform";
import { inspectFile } from "@/lib/import/server/csv-records";
import { readListings } from "@/lib/import/server/denue-entries";
import { SHIPPED_FILES } from "@/supabase/seed/denue/import-denue";
import type { CensusRow } from "./expectation";
import { foldedWords } from "./folded-words";

/** The rows that the importer makes of the shipped census, in the order of their ids. */
export async function readCensus(): Promise<(CensusRow & { row: DenueRow })[]> {
  const rows: DenueRow[] = [];
  for (const file of SHIPPED_FILES)
    for await (const listing of readListings(file, await inspectFile(file)))
      if (listing && "row" in listing) rows.push(listing.row);
  return rows
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
