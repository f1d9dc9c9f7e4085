import type { DroppedValue, Entry, FileLine, RowEntry } from "../entry";

/** Rows per call: large enough that round trips do not count, small enough to stay far below a statement time-out. */
const BATCH_SIZE = 500;
/** After so many lines without a full batch (other boroughs, refused ones) the progress is told all the same. */
const TOLD_EVERY = 5_000;

/** What the database made of a batch. */
export type BatchResult = {
  inserted: number;
  updated: number;
  unchanged: number;
  refused: readonly { id: string; rule: string }[];
};

/** Hears of each line what came of it. */
export type ImportListener<Result extends BatchResult> = {
  /** Of each line first. @param isOurs whether the file holds it for us, and not for another borough */
  read: (isOurs: boolean) => void;
  skipped: (line: FileLine & { reason: string }) => void;
  dropped: (line: FileLine & DroppedValue) => void;
  sent: (batch: readonly RowEntry[], result: Result) => void;
};

type ImportRun<Result extends BatchResult> = {
  /** Null for a line that is not ours. */
  entries: AsyncIterable<Entry | null> | Iterable<Entry | null>;
  listener: ImportListener<Result>;
  /** Null: no more is wanted. Now and then a batch is empty. */
  send: (batch: readonly RowEntry[]) => Promise<Result | null>;
};

/**
 * Sends the rows of a file to the database, some at a time, and tells what came of each.
 * @returns whether it came to the end
 */
export async function runImport<Result extends BatchResult>(run: ImportRun<Result>): Promise<boolean> {
  const { entries, listener, send } = run;
  let batch: RowEntry[] = [];
  let untold = 0;
  const sendBatch = async (): Promise<boolean> => {
    const sent = batch;
    batch = [];
    untold = 0;
    const result = await send(sent);
    if (!result) return false;
    listener.sent(sent, result);
    for (const { id, rule } of result.refused) {
      const { line = 0, name = "" } = sent.find((row) => row.id === id) ?? {};
      listener.skipped({ line, id, name, reason: `refused by the database (${rule})` });
    }
    return true;
  };
  for await (const entry of entries) {
    listener.read(entry !== null);
    untold++;
    if (entry) {
      const { line, id, name } = entry;
      for (const dropped of entry.dropped) listener.dropped({ line, id, name, ...dropped });
      if ("skip" in entry) listener.skipped({ line, id, name, reason: entry.skip });
      else batch.push(entry);
    }
    if ((batch.length >= BATCH_SIZE || untold >= TOLD_EVERY) && !(await sendBatch())) return false;
  }
  return sendBatch();
}
