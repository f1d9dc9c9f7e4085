import type { SupabaseClient } from "@supabase/supabase-js";
import type { Progress } from "@/supabase/seed/import/progress";
import { emptyReport, type ImportReport } from "@/supabase/seed/import/report";
import { sender } from "@/supabase/seed/import/sender";
import { readLegacyRow } from "@/supabase/seed/legacy/legacy-row";
import { readRows } from "@/supabase/seed/legacy/read-rows";

type ImportOptions = {
  /** A client with the secret key. */
  client: SupabaseClient;
  /** A JSON array of rows, or a csv. */
  file: string;
  /** Called after each batch. */
  onProgress?: (progress: Progress) => void;
};

/**
 * Imports businesses of the earlier product. It may be repeated: a business that is there, by its id, stays as it is, for
 * what its owner has changed since is newer than the file.
 * @throws BrokenFileError when the file cannot be read, Error when the database does not answer
 */
export async function importLegacy({ client, file, onProgress }: ImportOptions): Promise<ImportReport> {
  const rows = await readRows(file);
  const report = emptyReport();
  const onSent = () => onProgress?.({ read: report.read, total: rows.length });
  const { add, finish } = sender({ client, rpc: "import_legacy", report, onSent });
  for (const { line, row } of rows) {
    report.read++;
    const id = String(row.id ?? row.slug ?? "");
    const name = String(row.nombre ?? "");
    const result = readLegacyRow(row);
    if ("skip" in result) {
      report.skipped.push({ line, id, name, reason: result.skip });
      continue;
    }
    report.dropped.push(...result.dropped.map((dropped) => ({ line, id, ...dropped })));
    await add({ line, id: String(result.row.id), name, row: result.row });
  }
  await finish();
  return report;
}
