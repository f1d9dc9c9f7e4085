import type { DroppedValue, Entry, FileLine, RowEntry } from "../entry";
import type { BatchResult } from "../model";

/** Rows per call. One of them that is refused has its batch written anew in halves; hosted ends a statement after 8 s. */
const BATCH_SIZE = 100;
/** The data API takes 1 MB and 25,000 values, counted by their commas: a table of ours may hold menus, or lists. */
const BATCH_BYTES = 400_000;
const BATCH_COMMAS = 18_000;
/** After so many lines without a full batch (other boroughs, refused ones) the progress is told all the same. */
const TOLD_EVERY = 5_000;

type ImportListener<Result extends BatchResult> = {
  /** Of each line first. @param isOurs whether the file holds it for us, and not for another borough */
  read: (isOurs: boolean) => void;
  skipped: (line: FileLine & { reason: string; isByDatabase: boolean }) => void;
  dropped: (line: FileLine & DroppedValue) => void;
  sent: (batch: readonly RowEntry[], result: Result) => void;
};

type ImportRun<Result extends BatchResult> = {
  entries: AsyncIterable<Entry | null> | Iterable<Entry | null>;
  listener: ImportListener<Result>;
  /** Null: no more is wanted. Now and then a batch is empty. */
  send: (batch: readonly RowEntry[]) => Promise<Result | null>;
};

/** Sends the rows of a file in batches, and tells what came of each. @returns true when it came to the end */
export async function runImport<Result extends BatchResult>(run: ImportRun<Result>): Promise<boolean> {
  const { entries, listener, send } = run;
  let batch: RowEntry[] = [];
  let bytes = 0;
  let commas = 0;
  let untold = 0;
  const sendBatch = async (): Promise<boolean> => {
    const sent = batch;
    batch = [];
    bytes = commas = untold = 0;
    const result = await send(sent);
    if (!result) return false;
    listener.sent(sent, result);
    for (const { id: key, rule } of result.refused) {
      const { line = 0, id = key, name = "" } = sent.find((row) => row.key === key) ?? {};
      listener.skipped({ line, id, name, reason: `refused by the database (${rule})`, isByDatabase: true });
    }
    return true;
  };
  for await (const entry of entries) {
    listener.read(entry !== null);
    untold++;
    if (entry) {
      const { line, id, name } = entry;
      for (const dropped of entry.dropped) listener.dropped({ line, id, name, ...dropped });
      if ("skip" in entry) listener.skipped({ line, id, name, reason: entry.skip, isByDatabase: false });
      else {
        batch.push(entry);
        const json = JSON.stringify(entry.row);
        bytes += Buffer.byteLength(json);
        commas += json.split(",").length;
      }
    }
    const isFull = batch.length >= BATCH_SIZE || bytes >= BATCH_BYTES || commas >= BATCH_COMMAS;
    if ((isFull || untold >= TOLD_EVERY) && !(await sendBatch())) return false;
  }
  return sendBatch();
}
