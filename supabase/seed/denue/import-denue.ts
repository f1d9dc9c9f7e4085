import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { CensusUnit } from "@/supabase/seed/denue/columns";
import { readListings } from "@/supabase/seed/denue/listings";
import { inspectFile } from "@/supabase/seed/denue/read-units";
import type { DenueRow, DroppedValue } from "@/supabase/seed/denue/transform";
import type { Progress } from "@/supabase/seed/import/progress";
import { emptyReport, type ImportReport } from "@/supabase/seed/import/report";

/** Rows per call: large enough that round trips do not count, small enough to stay far below a statement time-out. */
const BATCH_SIZE = 500;
/** After so many lines of other boroughs the progress is told, too. */
const TOLD_EVERY = 5_000;

const batchResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ denue_id: z.string(), rule: z.string() })),
});

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
  let batch: Listed[] = [];

  const tell = () => onProgress?.({ read: report.read, total: Math.max(traits.lines, report.read) });
  const send = async () => {
    if (batch.length > 0) addResult(report, batch, await sendBatch(client, batch));
    batch = [];
    tell();
  };

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
    batch.push({ line, name, row: listing.row });
    if (batch.length === BATCH_SIZE) await send();
  }
  await send();
  await countWords(client);
  return report;
}

/** Search corrects mistyped words by how frequent a word is. */
async function countWords(client: SupabaseClient): Promise<void> {
  const { error } = await client.rpc("refresh_vocabulary");
  if (error) throw new Error(`the words of the businesses could not be counted: ${error.message}`);
}

/** A line as a listing, with what a report says of it. */
type Listed = { line: number; name: string; row: DenueRow };

async function sendBatch(client: SupabaseClient, batch: readonly Listed[]) {
  const rows = batch.map(({ row }) => row);
  const { data, error } = await client.rpc("import_denue", { rows });
  if (error)
    throw new Error(`the database did not take lines ${batch[0]?.line} to ${batch.at(-1)?.line}: ${error.message}`);
  return batchResult.parse(data);
}

function addResult(report: ImportReport, batch: readonly Listed[], result: z.infer<typeof batchResult>): void {
  report.inserted += result.inserted;
  report.updated += result.updated;
  report.unchanged += result.unchanged;
  for (const { denue_id, rule } of result.refused) {
    const { line = 0, name = "" } = batch.find(({ row }) => row.denue_id === denue_id) ?? {};
    report.skipped.push({ line, id: denue_id, name, reason: `refused by the database (${rule})` });
  }
}

const DROPPED_FROM: Readonly<Record<DroppedValue, keyof CensusUnit>> = {
  phone: "phone",
  website: "website",
  "postal code": "postalCode",
  staff: "staff",
  colonia: "colonia",
  address: "road",
};
