import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BrokenFileError } from "../broken-file-error";
import { csvBytes } from "./csv-source";

export type FileTraits = {
  encoding: "utf8" | "latin1";
  /** Lines below the header, for a progress bar: a line break inside quotes counts too. */
  lines: number;
};

const NEWLINE = 0x0a;
/** A quote that nobody closes would swallow the rest of the file. INEGI's longest line has 1 KB, ours 40. */
const MAX_RECORD_CHARACTERS = 1024 ** 2;
/** INEGI's files have 42, an export of ours some sixty. */
const MAX_COLUMNS = 500;

/** How much of a file is read. */
export type FileBounds = { maxBytes?: number; maxLines?: number };

/**
 * Looks through a file once: whether it is complete, how it is encoded, how long it is. Nothing has to be undone when
 * a download was cut off, and an accent in the last line decides like one in the first.
 * @throws BrokenFileError
 */
export async function inspectFile(file: string, bounds: FileBounds = {}): Promise<FileTraits> {
  const { maxBytes, maxLines = Number.POSITIVE_INFINITY } = bounds;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let newlines = 0;
  let lastByte = NEWLINE;
  for await (const chunk of csvBytes(file, maxBytes)) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) newlines++;
    if (newlines > maxLines) throw new BrokenFileError(`${file} has more than ${maxLines} lines`, "too-large");
    lastByte = chunk.at(-1) ?? lastByte;
    isUtf8 &&= decodes(decoder, chunk);
  }
  const lines = newlines + (lastByte === NEWLINE ? 0 : 1) - 1;
  return { encoding: isUtf8 ? "utf8" : "latin1", lines: Math.max(lines, 0) };
}

function decodes(decoder: TextDecoder, chunk: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** @param line the number of the line where the record ends. */
export type CsvRecord = { line: number; record: string[] };

type CsvOptions = { delimiter?: string[] };

/**
 * The records of a csv, the header first.
 * @throws BrokenFileError
 */
export async function* csvRecords(
  file: string,
  { encoding }: FileTraits,
  { delimiter = [","] }: CsvOptions = {},
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter,
    encoding,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(csvBytes(file), { objectMode: false });
  source.once("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > MAX_COLUMNS)
        throw new BrokenFileError(`${file} has more than ${MAX_COLUMNS} columns`, "columns");
      yield { line: info.lines, record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code === "CSV_MAX_RECORD_SIZE" ? "too-large" : "unreadable";
    throw new BrokenFileError(`${file} is not a csv file: ${error.message}`, reason);
  } finally {
    source.destroy();
  }
}
