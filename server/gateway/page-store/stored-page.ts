import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { crc32 } from "node:zlib";
import { z } from "zod";
import type { Encoding } from "../encodings";

/** A page that is everybody's, as it is kept outside of the process. */
export type StoredPage = {
  /** Its tags among them. */
  headers: IncomingHttpHeaders;
  /** Position of the change log that was known before the page was asked for. */
  position: number;
  /** Epoch milliseconds. */
  expiresAt: number;
  encoding: Encoding;
  /** Compressed as hard as it ever is. */
  isSmall: boolean;
  /** Length of the body before it was compressed. */
  plainBytes: number;
  body: Buffer;
};

const PREFIX_BYTES = 8;

/** Name of a page that is a file's, too: keys have no bound and any characters. */
export const nameOf = (key: string): string =>
  createHash("sha256").update(key).digest().subarray(0, 16).toString("base64url");

/** A checksum of the rest, the length of what is said of the page in JSON, that, and the body. */
export function encodePage(key: string, { body, ...facts }: StoredPage): Buffer {
  const head = Buffer.from(JSON.stringify({ key, ...facts }));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(head.length, 4);
  const whole = Buffer.concat([prefix, head, body]);
  whole.writeUInt32LE(crc32(whole.subarray(4)), 0);
  return whole;
}

const factsSchema = z.object({
  key: z.string(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  position: z.number(),
  expiresAt: z.number(),
  encoding: z.enum(["zstd", "br", "gzip"]),
  isSmall: z.boolean(),
  plainBytes: z.number(),
});

function parseFacts(text: string) {
  try {
    return factsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Null for what is damaged, or no page of ours. */
export function decodePage(whole: Buffer): { key: string; page: StoredPage } | null {
  if (whole.length < PREFIX_BYTES || crc32(whole.subarray(4)) !== whole.readUInt32LE(0)) return null;
  const bodyStart = PREFIX_BYTES + whole.readUInt32LE(4);
  const read = parseFacts(whole.toString("utf8", PREFIX_BYTES, bodyStart));
  if (!read) return null;
  const { key, ...facts } = read;
  return { key, page: { ...facts, body: whole.subarray(bodyStart) } };
}
