import { readFile, stat } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { BrokenFileError } from "@/lib/import/broken-file-error";
import type { Row } from "@/lib/rows/row";

/** The earlier product had hundreds of businesses; this is a hundred thousand. */
const MAX_BYTES = 128 * 1024 ** 2;

export type FileRow = { line: number; row: Row };

const jsonRows = z.array(z.record(z.string(), z.unknown()));
const csvRows = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }));

/** For JSON the line is the number of the row in its array. */
function rowsOfJson(text: string): FileRow[] {
  return jsonRows.parse(JSON.parse(text)).map((row, index) => ({ line: index + 1, row }));
}

function rowsOfCsv(text: string): FileRow[] {
  const records: unknown = parse(text, {
    bom: true,
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return csvRows.parse(records).map(({ record, info }) => ({ line: info.lines, row: record }));
}

/**
 * The rows of a JSON array, or of a csv with a header.
 * @throws BrokenFileError
 */
export async function readRows(file: string): Promise<FileRow[]> {
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES} bytes`);
    const text = await readFile(file, "utf8");
    return /^\uFEFF?\s*\[/.test(text) ? rowsOfJson(text.replace(/^\uFEFF/, "")) : rowsOfCsv(text);
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? "it is no list of rows" : error instanceof Error ? error.message : error;
    throw new BrokenFileError(`${file} cannot be read: ${reason}`);
  }
}
