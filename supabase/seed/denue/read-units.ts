import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { CsvError, parse } from "csv-parse";
import { BrokenFileError } from "@/supabase/seed/denue/broken-file-error";
import { type ReadUnit, unitReader } from "@/supabase/seed/denue/columns";

export type FileTraits = {
  isGzip: boolean;
  encoding: "utf8" | "latin1";
  /** Lines below the header, for a progress bar: a line break inside quotes counts too. */
  lines: number;
};

const NEWLINE = 0x0a;

/**
 * Looks through a file once: whether it is complete, how it is encoded, how long it is. Nothing has to be undone when
 * a download was cut off, and an accent in the last line decides like one in the first.
 * @throws BrokenFileError
 */
export async function inspectFile(file: string): Promise<FileTraits> {
  const isGzip = await startsLikeGzip(file);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isUtf8 = true;
  let newlines = 0;
  let lastByte = NEWLINE;
  const examine = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      for (const byte of chunk) if (byte === NEWLINE) newlines++;
      lastByte = chunk.at(-1) ?? lastByte;
      isUtf8 &&= decodes(decoder, chunk);
    }
  };
  try {
    await (isGzip
      ? pipeline(createReadStream(file), createGunzip(), examine)
      : pipeline(createReadStream(file), examine));
  } catch (error) {
    throw new BrokenFileError(`${file} cannot be read: ${messageOf(error)}`);
  }
  const lines = newlines + (lastByte === NEWLINE ? 0 : 1) - 1;
  return { isGzip, encoding: isUtf8 ? "utf8" : "latin1", lines: Math.max(lines, 0) };
}

function decodes(decoder: TextDecoder, chunk: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

async function startsLikeGzip(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: unknown) => {
    throw new BrokenFileError(`${file} cannot be opened: ${messageOf(error)}`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    if (buffer.toString("latin1") === "PK") throw new BrokenFileError(`${file} is a zip archive: unpack its csv first`);
    return buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

/**
 * The units of a file, one at a time, with the number of the line where each ends.
 * @throws BrokenFileError
 */
export async function* readUnits(file: string, traits: FileTraits): AsyncGenerator<ReadUnit & { line: number }> {
  const source = createReadStream(file);
  const bytes = traits.isGzip ? source.pipe(createGunzip()) : source;
  const parser = bytes.pipe(
    parse({
      bom: true,
      encoding: traits.encoding,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  let read: ((values: readonly string[]) => ReadUnit) | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (read) yield { line: info.lines, ...read(record) };
      else read = unitReader(record);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFileError(`${file} is not a csv file: ${error.message}`);
    throw error;
  } finally {
    source.destroy();
  }
  if (!read) throw new BrokenFileError(`${file} is empty`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
