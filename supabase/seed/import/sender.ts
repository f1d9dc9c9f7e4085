import type { SupabaseClient } from "@supabase/supabase-js";
import type { Entry } from "@/lib/import/entry";
import { batchResult } from "@/lib/import/model";
import { repeatUnanswered } from "@/lib/import/server/repeat-unanswered";
import { runImport } from "@/lib/import/server/run-import";
import type { Progress } from "@/supabase/seed/import/progress";
import type { ImportReport } from "@/supabase/seed/import/report";

type Options = {
  client: SupabaseClient;
  rpc: "import_denue" | "import_legacy";
  entries: AsyncIterable<Entry | null> | Iterable<Entry | null>;
  /** Entries, as far as is known. */
  total: number;
  onProgress?: ((progress: Progress) => void) | undefined;
};

/** Sends rows by the secret key, and has words counted for correction. @throws when the database does not answer */
export async function sendEntries({ client, rpc, entries, total, onProgress }: Options): Promise<ImportReport> {
  const report: ImportReport = {
    read: 0,
    elsewhere: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    skipped: [],
    dropped: [],
  };
  await runImport({
    entries,
    listener: {
      read(isOurs) {
        report.read++;
        if (!isOurs) report.elsewhere++;
      },
      skipped: ({ line, id, name, reason }) => report.skipped.push({ line, id, name, reason }),
      dropped: ({ line, id, value, text }) => report.dropped.push({ line, id, value, text }),
      sent(_batch, result) {
        report.inserted += result.inserted;
        report.updated += result.updated;
        report.unchanged += result.unchanged;
        onProgress?.({ read: report.read, total: Math.max(total, report.read) });
      },
    },
    async send(batch) {
      if (batch.length === 0) return { inserted: 0, updated: 0, unchanged: 0, refused: [] };
      const rows = batch.map(({ row }) => row);
      const { data, error } = await repeatUnanswered(() => client.rpc(rpc, { rows }));
      if (error)
        throw new Error(`the database did not take lines ${batch[0]?.line} to ${batch.at(-1)?.line}: ${error.message}`);
      return batchResult.parse(data);
    },
  });
  const { error } = await client.rpc("refresh_vocabulary");
  if (error) throw new Error(`the words of the businesses could not be counted: ${error.message}`);
  return report;
}
