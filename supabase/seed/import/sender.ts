import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Entry } from "@/lib/import/entry";
import type { ImportReport } from "@/lib/import/report";
import { runImport } from "@/lib/import/server/run-import";

/**
 * Before each further try of a batch that got no answer. A connection that was idle while names were read may have been closed
 * by then; whatever became of the first try, the second changes nothing that is there.
 */
const PAUSES_MS = [0, 500, 2_000, 5_000];

const batchResult = z.object({
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.array(z.object({ id: z.string(), rule: z.string() })),
});

type Options = {
  client: SupabaseClient;
  /** A function of the database that takes `rows` and says what came of them. */
  rpc: "import_denue" | "import_legacy";
  entries: AsyncIterable<Entry | null> | Iterable<Entry | null>;
  report: ImportReport;
  /** Called after each batch. */
  onSent: () => void;
};

/**
 * Sends the rows of a file to the database by the secret key, notes in the report what came of them, and has the words counted:
 * search corrects mistyped ones by how frequent a word is.
 * @throws when the database does not answer
 */
export async function sendEntries({ client, rpc, entries, report, onSent }: Options): Promise<void> {
  const call = async (rows: readonly object[]) => {
    let answer = await client.rpc(rpc, { rows });
    for (const ms of PAUSES_MS) {
      // No status: nobody has answered.
      if (!answer.error || answer.status !== 0) break;
      await pause(ms);
      answer = await client.rpc(rpc, { rows });
    }
    return answer;
  };
  await runImport({
    entries,
    listener: {
      read(isOurs) {
        report.read++;
        if (!isOurs) report.elsewhere++;
      },
      skipped: (line) => report.skipped.push(line),
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
      const { data, error } = await call(batch.map(({ row }) => row));
      if (error)
        throw new Error(`the database did not take lines ${batch[0]?.line} to ${batch.at(-1)?.line}: ${error.message}`);
      return batchResult.parse(data);
    },
  });
  const { error } = await client.rpc("refresh_vocabulary");
  if (error) throw new Error(`the words of the businesses could not be counted: ${error.message}`);
}
