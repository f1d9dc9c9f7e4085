import { z } from "zod";
import type { Row } from "@/lib/database-rows/row";
import { BrokenFileError } from "@/lib/import/broken-file-error";
import { columnName } from "@/lib/import/column-name";
import { type RowFlaw, rowFlaw } from "@/lib/import/row-flaw";
import { csvRecords, inspectFile } from "@/lib/import/server/csv-records";
import { textBytes } from "@/lib/import/server/text-bytes";
import { hasDamagedLetters } from "@/lib/text/damaged-letters";

/** The earlier product had hundreds of businesses; this is a hundred thousand. */
const MAX_BYTES = 128 * 1024 ** 2;

/** @param flaw why the row cannot be read rightly. */
export type FileRow = { line: number; row: Row; flaw: RowFlaw | null };

const jsonRows = z.array(z.record(z.string(), z.unknown()));

/** Its own column names ("metaTitle") stay as they are, those that people wrote become such names. */
const legacyName = (header: string): string =>
  /^[a-z][A-Za-z0-9_]*$/.test(header.trim()) ? header.trim() : columnName(header);

/** For JSON the line is the number of the row in its array. */
function rowsOfJson(bytes: Buffer): FileRow[] {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  return jsonRows.parse(JSON.parse(text)).map((row, index) => ({
    line: index + 1,
    row,
    flaw: hasDamagedLetters(JSON.stringify(row)) ? "damaged letters" : null,
  }));
}

async function rowsOfCsv(file: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let header: string[] | undefined;
  for await (const { line, record } of csvRecords(file, await inspectFile(file, { maxBytes: MAX_BYTES }))) {
    if (header) {
      const cells = header.map((name, index) => [name, record[index] ?? ""] as const);
      rows.push({ line, row: Object.fromEntries(cells), flaw: rowFlaw(record, header.length) });
      continue;
    }
    header = record.map(legacyName);
    if (new Set(header).size < header.length)
      throw new BrokenFileError("two columns have the same name", "same-column");
  }
  return rows;
}

async function bytesOf(file: string): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(textBytes(file, MAX_BYTES)));
}

/** Rows of a JSON array, or of a csv with a header. @throws BrokenFileError */
export async function readRows(file: string): Promise<FileRow[]> {
  try {
    const bytes = await bytesOf(file);
    return /^(?:\xef\xbb\xbf)?\s*[[{]/.test(bytes.toString("latin1", 0, 1024))
      ? rowsOfJson(bytes)
      : await rowsOfCsv(file);
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? "it is no list of rows" : error instanceof Error ? error.message : error;
    throw new BrokenFileError(`${file} cannot be read: ${reason}`);
  }
}
