import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BrokenFileError } from "../broken-file-error";
import { csvInZip } from "./csv-in-zip";

/** The csv of all of Mexico City has 250 MB; what unpacks to more is no such file. */
const MAX_CSV_BYTES = 2 * 1024 ** 3;

type Packing = "plain" | "gzip" | "zip";

/** A workbook of Excel before 2007. */
const OLD_WORKBOOK = Buffer.from("d0cf11e0", "hex");

async function packingOf(file: string): Promise<Packing> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer.equals(OLD_WORKBOOK)) throw new BrokenFileError("is a workbook: save it as csv (UTF-8)", "spreadsheet");
    if (buffer.toString("latin1").startsWith("PK")) return "zip";
    return buffer[0] === 0x1f && buffer[1] === 0x8b ? "gzip" : "plain";
  } finally {
    await handle.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function* bounded(stream: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new BrokenFileError(`unpacks to more than ${maxBytes} bytes`, "too-large");
    yield chunk;
  }
}

async function openStream(file: string, maxBytes: number): Promise<Readable> {
  const packing = await packingOf(file);
  if (packing === "zip") return csvInZip(file, maxBytes);
  const bytes = createReadStream(file);
  if (packing === "plain") return bytes;
  const unpacked = createGunzip();
  bytes.once("error", (error) => unpacked.destroy(error));
  unpacked.once("close", () => bytes.destroy());
  return bytes.pipe(unpacked);
}

/** Bytes of a csv, a gz, or INEGI's zip; repeatable. @throws BrokenFileError when read: absent, cut off, encrypted, no csv, a bomb */
export async function* csvBytes(file: string, maxBytes = MAX_CSV_BYTES): AsyncGenerator<Buffer> {
  let stream: Readable | undefined;
  try {
    stream = await openStream(file, maxBytes);
    yield* bounded(stream, maxBytes);
  } catch (error) {
    const reason = error instanceof BrokenFileError ? error.reason : "unreadable";
    throw new BrokenFileError(`${file} cannot be read: ${messageOf(error)}`, reason);
  } finally {
    stream?.destroy();
  }
}
