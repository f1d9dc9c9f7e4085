import type { SupabaseClient } from "@supabase/supabase-js";
import type { Entry } from "@/lib/import/entry";
import type { Progress } from "@/supabase/seed/import/progress";
import type { ImportReport } from "@/supabase/seed/import/report";
import { sendEntries } from "@/supabase/seed/import/sender";
import { readLegacyRow } from "@/supabase/seed/legacy/legacy-row";
import { type FileRow, readRows } from "@/supabase/seed/legacy/read-rows";

type ImportOptions = {
  client: SupabaseClient;
  /** A JSON array of rows, or a csv. */
  file: string;
  onProgress?: (progress: Progress) => void;
};

/** Imports businesses of the earlier product; may be repeated: an id that is there stays, its owner's changes are newer. @throws
 * BrokenFileError when the file cannot be read, Error when the database does not answer */
export async function importLegacy({ client, file, onProgress }: ImportOptions): Promise<ImportReport> {
  const rows = await readRows(file);
  return sendEntries({ client, rpc: "import_legacy", entries: rows.map(entryOf), total: rows.length, onProgress });
}

function entryOf({ line, row, flaw }: FileRow): Entry {
  const about = { line, id: String(row.id ?? row.slug ?? ""), name: String(row.nombre ?? "") };
  const result = flaw ? { skip: flaw } : readLegacyRow(row);
  return "skip" in result
    ? { ...about, dropped: [], skip: result.skip }
    : { ...about, key: String(result.row.id), ...result };
}
