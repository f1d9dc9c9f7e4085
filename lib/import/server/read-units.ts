import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BrokenFileError } from "../broken-file-error";
import { type ReadUnit, unitReader } from "../denue/columns";
import { csvBytes } from "./csv-source";

export type FileTraits = {
  encoding: "utf8" | "latin1";
  /** Lines below the header, for a progress bar: a line break inside quotes counts too. */
  lines: number;
};

const NEWLINE = 0x0a;
/** A quote that nobody closes would swallow the rest of the file. INEGI's longest line has 1 KB. */
const MAX_RECORD_CHARACTERS = 1024 ** 2;

/**
 * Looks through a file once: whether it is complete, how it is encoded, how long it is. Nothing has to be undone when
 * a download was cut off, and an accent in the last line decides like one in the first.
 * @throws BrokenFileError
 */
export async function inspectFile(file: string): Promise<FileTraits> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let newlines = 0;
  let lastByte = NEWLINE;
  for await (const chunk of csvBytes(file)) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) newlines++;
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

/** A unit of the borough, or null for one of another borough. */
export type ReadLine = { line: number; read: ReadUnit | null };

/**
 * The units of a file, one at a time, with the number of the line where each ends.
 * @throws BrokenFileError
 */
export async function* readUnits(file: string, { encoding }: FileTraits): AsyncGenerator<ReadLine> {
  const parser = parse({
    bom: true,
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
  let reader: ReturnType<typeof unitReader> | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (reader) yield { line: info.lines, read: reader(record) };
      else reader = unitReader(record);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFileError(`${file} is not a csv file: ${error.message}`);
    throw error;
  } finally {
    source.destroy();
  }
  if (!reader) throw new BrokenFileError(`${file} is empty`);
}
