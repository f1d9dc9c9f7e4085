import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { CensusUnit } from "@/supabase/seed/denue/columns";
import { inspectFile, readUnits } from "@/supabase/seed/denue/read-units";
import type { ImportReport } from "@/supabase/seed/denue/report";
import { type DenueRow, type DroppedValue, toDenueRow } from "@/supabase/seed/denue/transform";

/** Rows per call: large enough that round trips do not count, small enough to stay far below a statement time-out. */
const BATCH_SIZE = 500;

const batchResult = z.object({ inserted: z.int(), updated: z.int(), unchanged: z.int() });

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
 * is equal stays untouched.
 * @throws BrokenFileError when the file cannot be read, Error when the database refuses a batch
 */
export async function importDenue({ client, file, vintage = "", onProgress }: ImportOptions): Promise<ImportReport> {
  const traits = await inspectFile(file);
  const report: ImportReport = { read: 0, inserted: 0, updated: 0, unchanged: 0, skipped: [], dropped: [] };
  const seen = new Set<string>();
  let batch: DenueRow[] = [];

  const send = async () => {
    if (batch.length > 0) addCounts(report, await sendBatch(client, batch));
    batch = [];
    onProgress?.({ read: report.read, total: Math.max(traits.lines, report.read) });
  };

  for await (const { line, unit } of readUnits(file, traits)) {
    report.read++;
    const result = toDenueRow(unit, vintage);
    const skip = "skip" in result ? result.skip : seen.has(result.row.denue_id) && "same id as an earlier line";
    if (skip) report.skipped.push({ line, denueId: unit.denueId, name: unit.name, reason: skip });
    if (skip || "skip" in result) continue;
    seen.add(result.row.denue_id);
    batch.push(result.row);
    report.dropped.push(
      ...result.dropped.map((value) => ({ line, denueId: unit.denueId, value, text: droppedText(unit, value) })),
    );
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

async function sendBatch(client: SupabaseClient, rows: readonly DenueRow[]) {
  const { data, error } = await client.rpc("import_denue", { rows });
  if (error)
    throw new Error(`the database refused rows ${rows[0]?.denue_id} to ${rows.at(-1)?.denue_id}: ${error.message}`);
  return batchResult.parse(data);
}

function addCounts(report: ImportReport, { inserted, updated, unchanged }: z.infer<typeof batchResult>): void {
  report.inserted += inserted;
  report.updated += updated;
  report.unchanged += unchanged;
}

const DROPPED_FROM: Readonly<Record<DroppedValue, keyof CensusUnit>> = {
  phone: "phone",
  website: "website",
  "postal code": "postalCode",
};
const droppedText = (unit: CensusUnit, value: DroppedValue): string => unit[DROPPED_FROM[value]];
