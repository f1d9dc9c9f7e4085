import { CSV_BEGINNING, csvLine } from "@/lib/text/csv";
import { DATASETS, type DatasetName, type ExportFormat } from "./datasets";

type Row = Readonly<Record<string, unknown>>;
export type ReadPage = (after: string | null) => Promise<{ rows: readonly Row[]; next: string | null }>;

function writerOf(dataset: DatasetName, format: ExportFormat) {
  const { columns } = DATASETS[dataset];
  if (format === "json") return { head: "", line: (row: Row) => `${JSON.stringify(row)}\n` };
  return {
    head: CSV_BEGINNING + csvLine(columns),
    line: (row: Row) => csvLine(columns.map((column) => row[column])),
  };
}

/** Streams a dataset at the client's pace. A failed page breaks the file off: no part passes for the whole. */
export function exportStream(
  dataset: DatasetName,
  format: ExportFormat,
  readPage: ReadPage,
): ReadableStream<Uint8Array> {
  const { head, line } = writerOf(dataset, format);
  const encoder = new TextEncoder();
  let after: string | null = null;
  let text = head;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { rows, next } = await readPage(after);
        text += rows.map(line).join("");
        if (text !== "") controller.enqueue(encoder.encode(text));
        text = "";
        after = next;
        if (next === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
