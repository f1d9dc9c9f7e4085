import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { BrokenFileError } from "../broken-file-error";
import { type Encoding, EncodingGuess } from "./file-encoding";
import { textBytes } from "./text-bytes";

export type FileTraits = {
  /** Null: in no way that is read here. */
  encoding: Encoding | null;
  delimiter: string;
  /** Lines below the header, for a progress bar: a line break inside quotes counts too. */
  lines: number;
};

const NEWLINE = 0x0a;
/** A quote that nobody closes would swallow the rest of the file. INEGI's longest line has 1 KB, ours 40. */
const MAX_RECORD_CHARACTERS = 1024 ** 2;
/** INEGI's files have 42, an export of ours some sixty. */
const MAX_COLUMNS = 500;
/** A header with so many columns of long names has 40 KB. */
const HEAD_BYTES = 64 * 1024;

export type FileBounds = { maxBytes?: number; maxLines?: number };

/** Excel writes what the machine's language says; no name of a column holds any of them. */
const DELIMITERS = [",", ";", "\t", "|"];
const SEPARATOR_LINE = /^\ufeff?"?sep=/i;

function delimiterIn(head: string): string {
  const line = head.split("\n").find((each) => each.trim() !== "") ?? "";
  const named = SEPARATOR_LINE.exec(line);
  if (named) return line.charAt(named[0].length) || ",";
  const unquoted = line.replace(/"[^"]*"/g, "");
  const count = (sign: string) => unquoted.split(sign).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Reads a file once, so that nothing has to be undone for one cut off. @throws BrokenFileError */
export async function inspectFile(file: string, bounds: FileBounds = {}): Promise<FileTraits> {
  const { maxBytes, maxLines = Number.POSITIVE_INFINITY } = bounds;
  const guess = new EncodingGuess();
  let head = Buffer.alloc(0);
  let newlines = 0;
  let lastByte = NEWLINE;
  for await (const chunk of textBytes(file, maxBytes)) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) newlines++;
    if (newlines > maxLines) throw new BrokenFileError(`${file} has more than ${maxLines} lines`, "too-large");
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
    lastByte = chunk.at(-1) ?? lastByte;
    guess.look(chunk);
  }
  const beginning = head.toString("latin1");
  if (/^[^\w"]{0,20}</.test(beginning)) throw new BrokenFileError(`${file} is a page, and no csv file`, "spreadsheet");
  const lines = newlines + (lastByte === NEWLINE ? 0 : 1) - 1;
  return { encoding: guess.result(), delimiter: delimiterIn(beginning), lines: Math.max(lines, 0) };
}

/** @param line the number of the line where the record ends. */
export type CsvRecord = { line: number; record: string[] };

async function* utf8Bytes(file: string, encoding: FileTraits["encoding"]): AsyncGenerator<Buffer> {
  if (encoding === "utf8") return yield* textBytes(file);
  const decoder = new TextDecoder("windows-1252");
  for await (const chunk of textBytes(file)) yield Buffer.from(decoder.decode(chunk, { stream: true }));
}

const breaksIn = (raw: string): number => raw.split("\n").length - (raw.endsWith("\n") ? 2 : 1);

/** True if each cell of a record is quoted from end to end, or has no quote at its beginning. */
function isWellQuoted(raw: string, delimiter: string): boolean {
  const sign = delimiter === "\t" ? "\\t" : `\\${delimiter}`;
  const cell = new RegExp(`(?:"[^"]*(?:""[^"]*)*"|(?:[^"\\n${sign}][^\\n${sign}]*)?)(?:${sign}|\\n?$)`, "y");
  do if (!cell.test(raw)) return false;
  while (cell.lastIndex < raw.length);
  return true;
}

/** With so many columns no line of a menu or a description has as many cells as a row; with fewer than these two any line may. */
const MANY_COLUMNS = 8;
const FEW_COLUMNS = 3;

/** True if a cell holds the rest of a row, then whole rows only, up to this place in the last of them. */
function holdsRows(cell: string, place: number, delimiter: string, columns: number): boolean {
  const [rest = 0, ...inner] = cell.split("\n").map((line) => line.split(delimiter).length);
  const whole = place + 1 === columns ? inner : inner.slice(0, -1);
  const isWhole = whole.length > 0 && whole.every((cells) => cells === columns);
  return isWhole && rest >= columns - place && inner.at(-1) === place + 1;
}

/** True if a record of several lines has swallowed rows by a quote opened by mistake. */
function hasSwallowed(raw: string, record: readonly string[], { delimiter }: FileTraits, columns: number): boolean {
  if (!isWellQuoted(raw, delimiter)) return true;
  if (record.length === columns && columns < MANY_COLUMNS)
    return columns >= FEW_COLUMNS && record.some((cell, place) => holdsRows(cell, place, delimiter, columns));
  const innerLines = record.flatMap((cell) => cell.split("\n").slice(1));
  return columns > 1 && innerLines.some((line) => line.split(delimiter).length === columns);
}

const REASONS: Partial<Record<string, "too-large" | "quotes">> = {
  CSV_MAX_RECORD_SIZE: "too-large",
  CSV_QUOTE_NOT_CLOSED: "quotes",
};

type Parsed = { record: string[]; info: { lines: number }; raw: string };

/** Records without empty ones, the header first; refuses a file rather than misread a row. @throws BrokenFileError also for no record */
export async function* csvRecords(file: string, traits: FileTraits): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    delimiter: traits.delimiter,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    raw: true,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
  });
  const source = Readable.from(utf8Bytes(file, traits.encoding), { objectMode: false });
  source.once("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let columns = 0;
  let lines = 0;
  let lastLine = 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<Parsed>) {
      const breaks = breaksIn(raw);
      lines += 1 + breaks;
      if (record.length > MAX_COLUMNS)
        throw new BrokenFileError(`${file} has more than ${MAX_COLUMNS} columns`, "columns");
      if (breaks > 0 && hasSwallowed(raw, record, traits, columns))
        throw new BrokenFileError(
          `${file} has a quote in line ${lastLine + 1} that nobody closes`,
          "quotes",
          lastLine + 1,
        );
      lastLine = info.lines;
      const isBlank = record.every((cell) => cell.trim() === "");
      if (isBlank || (columns === 0 && SEPARATOR_LINE.test(raw))) continue;
      if (columns > 0 && traits.encoding === null)
        throw new BrokenFileError(`${file} is neither in UTF-8 nor in Windows-1252`, "encoding");
      columns ||= record.length;
      yield { line: info.lines, record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = REASONS[error.code] ?? "unreadable";
    const line = reason === "quotes" ? lastLine + 1 : undefined;
    throw new BrokenFileError(`${file} is not a csv file: ${error.message}`, reason, line);
  } finally {
    source.destroy();
  }
  if (columns === 0) throw new BrokenFileError(`${file} is empty`, "empty");
  if (lines !== traits.lines + 1)
    throw new BrokenFileError(`${file} has ${traits.lines + 1} lines, of which ${lines} were read`, "lines");
}
