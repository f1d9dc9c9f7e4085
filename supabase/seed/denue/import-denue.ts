import type { SupabaseClient } from "@supabase/supabase-js";
import type { CensusUnit } from "@/supabase/seed/denue/columns";
import { readListings } from "@/supabase/seed/denue/listings";
import { inspectFile } from "@/supabase/seed/denue/read-units";
import type { DroppedValue } from "@/supabase/seed/denue/transform";
import type { Progress } from "@/supabase/seed/import/progress";
import { emptyReport, type ImportReport } from "@/supabase/seed/import/report";
import { sender } from "@/supabase/seed/import/sender";

/** After so many lines of other boroughs the progress is told, too. */
const TOLD_EVERY = 5_000;

export type ImportOptions = {
  /** A client with the secret key. */
  client: SupabaseClient;
  /** csv, plain or gz, or INEGI's zip. */
  file: string;
  /** Edition for files that do not name theirs, as INEGI's: "05/2026". */
  vintage?: string;
  /** Called after each batch. */
  onProgress?: (progress: Progress) => void;
};

/**
 * Imports a DENUE file. It may be repeated, also after it was interrupted: rows are known by their DENUE id, and what
 * is equal stays untouched. A line that is no listing, or that the database refuses, is reported and ends nothing.
 * @throws BrokenFileError when the file cannot be read, Error when the database does not answer
 */
export async function importDenue({ client, file, vintage, onProgress }: ImportOptions): Promise<ImportReport> {
  const traits = await inspectFile(file);
  const report = emptyReport();
  const tell = () => onProgress?.({ read: report.read, total: Math.max(traits.lines, report.read) });
  const { add, finish } = sender({ client, rpc: "import_denue", report, onSent: tell });

  for await (const listing of readListings(file, traits, vintage)) {
    report.read++;
    if (listing === null) {
      report.elsewhere++;
      if (report.elsewhere % TOLD_EVERY === 0) tell();
      continue;
    }
    const { line, unit, cut } = listing;
    const { denueId: id, name } = unit;
    report.dropped.push(...cut.map((field) => ({ line, id, value: `${field} (too long)`, text: "left out" })));
    if ("skip" in listing) {
      report.skipped.push({ line, id, name, reason: listing.skip });
      continue;
    }
    report.dropped.push(...listing.dropped.map((value) => ({ line, id, value, text: unit[DROPPED_FROM[value]] })));
    await add({ line, id: listing.row.denue_id, name, row: listing.row });
  }
  await finish();
  return report;
}

const DROPPED_FROM: Readonly<Record<DroppedValue, keyof CensusUnit>> = {
  phone: "phone",
  website: "website",
  "postal code": "postalCode",
  staff: "staff",
  colonia: "colonia",
  address: "road",
};
