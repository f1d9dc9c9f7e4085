import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { ImportReport } from "@/supabase/seed/import/report";

/** Rows per call: large enough that round trips do not count, small enough to stay far below a statement time-out. */
const BATCH_SIZE = 500;

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

/** A row of a file, with what a report says of it. `id` is the one that the database names it by when it refuses it. */
type FileRow = { line: number; id: string; name: string; row: object };

type Options = {
  client: SupabaseClient;
  /** A function of the database that takes `rows` and says what came of them. */
  rpc: "import_denue" | "import_legacy";
  report: ImportReport;
  onSent: () => void;
};

/**
 * Sends rows to the database, some at a time, and notes in the report what came of them.
 * @throws when the database does not answer
 */
export function sender({ client, rpc, report, onSent }: Options) {
  let batch: FileRow[] = [];

  const call = async (sent: readonly FileRow[]) => {
    const rows = sent.map(({ row }) => row);
    let answer = await client.rpc(rpc, { rows });
    for (const ms of PAUSES_MS) {
      // No status: nobody has answered.
      if (!answer.error || answer.status !== 0) break;
      await pause(ms);
      answer = await client.rpc(rpc, { rows });
    }
    return answer;
  };

  const send = async (): Promise<void> => {
    const sent = batch;
    batch = [];
    if (sent.length > 0) {
      const { data, error } = await call(sent);
      if (error)
        throw new Error(`the database did not take lines ${sent[0]?.line} to ${sent.at(-1)?.line}: ${error.message}`);
      const { inserted, updated, unchanged, refused } = batchResult.parse(data);
      report.inserted += inserted;
      report.updated += updated;
      report.unchanged += unchanged;
      for (const { id, rule } of refused) {
        const { line = 0, name = "" } = sent.find((row) => row.id === id) ?? {};
        report.skipped.push({ line, id, name, reason: `refused by the database (${rule})` });
      }
    }
    onSent();
  };

  return {
    async add(row: FileRow): Promise<void> {
      batch.push(row);
      if (batch.length === BATCH_SIZE) await send();
    },
    /** Sends the rest, and has the words counted: search corrects mistyped ones by how frequent a word is. */
    async finish(): Promise<void> {
      await send();
      const { error } = await client.rpc("refresh_vocabulary");
      if (error) throw new Error(`the words of the businesses could not be counted: ${error.message}`);
    },
  };
}
