import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { CensusUnit } from "@/supabase/seed/denue/columns";
import { inspectFile, readUnits } from "@/supabase/seed/denue/read-units";
import type { ImportReport } from "@/supabase/seed/denue/report";
import { type DenueRow, type DroppedValue, toDenueRow } from "@/supabase/seed/denue/transform";

/** Rows per call: large enough that round trips do not count, small enough to stay far below a statement time-out. */
const BATCH_SIZE = 500;

const batchResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ denue_id: z.string(), rule: z.string() })),
});

export type ImportOptions = {
  /** A client with the secret key. */
  client: SupabaseClient;
  /** csv, plain or gz. */
  file: string;
  /** Edition for files that do not name theirs, as INEGI's: "05/2026". */
  vintage?: string;
  /** Called after each batch. */
  onProgress?: (progress: { read: number; total: number }) => void;
};

/**
 * Imports a DENUE file. It may be repeated, also after it was interrupted: rows are known by their DENUE id, and what
 * is equal stays untouched. A line that is no listing, or that the database refuses, is reported and ends nothing.
 * @throws BrokenFileError when the file cannot be read, Error when the database does not answer
 */
export async function importDenue({ client, file, vintage = "", onProgress }: ImportOptions): Promise<ImportReport> {
  const traits = await inspectFile(file);
  const report: ImportReport = { read: 0, inserted: 0, updated: 0, unchanged: 0, skipped: [], dropped: [] };
  const seen = new Set<string>();
  let batch: Listed[] = [];

  const send = async () => {
    if (batch.length > 0) addResult(report, batch, await sendBatch(client, batch));
    batch = [];
    onProgress?.({ read: report.read, total: Math.max(traits.lines, report.read) });
  };

  for await (const { line, unit, cut } of readUnits(file, traits)) {
    report.read++;
    const { denueId, name } = unit;
    const tooLong = cut.map((field) => ({ line, denueId, value: `${field} (too long)` as const, text: "left out" }));
    report.dropped.push(...tooLong);
    const result = toDenueRow(unit, vintage);
    const skip = "skip" in result ? result.skip : seen.has(result.row.denue_id) && "same id as an earlier line";
    if (skip) report.skipped.push({ line, denueId, name, reason: skip });
    if (skip || "skip" in result) continue;
    seen.add(result.row.denue_id);
    batch.push({ line, name, row: result.row });
    report.dropped.push(...result.dropped.map((value) => ({ line, denueId, value, text: unit[DROPPED_FROM[value]] })));
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
    report.skipped.push({ line, denueId: denue_id, name, reason: `refused by the database (${rule})` });
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
