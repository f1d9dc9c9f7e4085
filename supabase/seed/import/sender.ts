import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Entry } from "@/lib/import/entry";
import { repeatUnanswered } from "@/lib/import/server/repeat-unanswered";
import { runImport } from "@/lib/import/server/run-import";
import type { ImportReport } from "@/supabase/seed/import/report";

const batchResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ id: z.string(), rule: z.string() })),
});

type Options = {
  client: SupabaseClient;
  rpc: "import_denue" | "import_legacy";
  entries: AsyncIterable<Entry | null> | Iterable<Entry | null>;
  report: ImportReport;
  onSent: () => void;
};

/** Sends rows by the secret key, reports, and has words counted for correction. @throws when the database does not answer */
export async function sendEntries({ client, rpc, entries, report, onSent }: Options): Promise<void> {
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
        onSent();
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
}
