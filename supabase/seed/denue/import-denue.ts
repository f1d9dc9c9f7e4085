import { fileURLToPath } from "node:url";
import type { SupabaseClient } from "@supabase/supabase-js";
import { inspectFile } from "@/lib/import/server/csv-records";
import { denueEntries } from "@/lib/import/server/denue-entries";
import type { Progress } from "@/supabase/seed/import/progress";
import type { ImportReport } from "@/supabase/seed/import/report";
import { sendEntries } from "@/supabase/seed/import/sender";

const shipped = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

export const SHIPPED_FILES = [shipped("denue_iztapalapa_full.csv.gz"), shipped("denue-iztapalapa-2.csv.gz")] as const;

type ImportOptions = {
  client: SupabaseClient;
  /** csv, plain or gz, or INEGI's zip. */
  file: string;
  /** Edition for files that do not name theirs, as INEGI's: "05/2026". */
  vintage?: string;
  onProgress?: (progress: Progress) => void;
};

/** Imports a DENUE file; may be repeated or resumed: rows are known by their DENUE id, equal ones stay untouched, refused lines are
 * reported. @throws BrokenFileError when the file cannot be read, Error when the database does not answer */
export async function importDenue({ client, file, vintage, onProgress }: ImportOptions): Promise<ImportReport> {
  const traits = await inspectFile(file);
  const entries = denueEntries(file, traits, vintage);
  return sendEntries({ client, rpc: "import_denue", entries, total: traits.lines, onProgress });
}
