import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { remembered } from "@/lib/http/remembered";

/** The forms in which a text is sent (RFC 9110, 8.4.1; zstd: RFC 8878), the cheapest first. */
const ENCODINGS = ["zstd", "br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const { constants } = zlib;
const LEVEL = constants.ZSTD_c_compressionLevel;
const QUALITY = constants.BROTLI_PARAM_QUALITY;

/** The level of each encoding: zstd 1 to 22, br 0 to 11, gzip 1 to 9. */
export type Levels = Readonly<Record<Encoding, number>>;

/** While a visitor waits. */
export const QUICK: Levels = { zstd: 3, br: 3, gzip: 3 };

/** @param size of the whole text, if it is known: without it zstd prepares for an endless one, in more memory, and finds less */
const zstdOptions = (level: number, size?: number) => ({
  params: { [LEVEL]: level },
  ...(size === undefined ? {} : { pledgedSrcSize: size }),
});
const brotliOptions = (quality: number, size?: number) => ({
  params: { [QUALITY]: quality, ...(size === undefined ? {} : { [constants.BROTLI_PARAM_SIZE_HINT]: size }) },
});

const encoders = {
  zstd: promisify(zlib.zstdCompress),
  br: promisify(zlib.brotliCompress),
  gzip: promisify(zlib.gzip),
};
const decoders = {
  zstd: promisify(zlib.zstdDecompress),
  br: promisify(zlib.brotliDecompress),
  gzip: promisify(zlib.gunzip),
};

/** Up to so many bytes quick zstd takes 0.5 ms, and handing it to another thread and back as much again. */
const AT_ONCE_BYTES = 256 * 1024;

/** Compresses a whole text; outside of the main thread, but for what is over before another thread has begun. */
export async function encode(body: Buffer, encoding: Encoding, levels: Levels): Promise<Buffer> {
  const level = levels[encoding];
  if (encoding === "zstd" && levels === QUICK && body.length <= AT_ONCE_BYTES)
    return zlib.zstdCompressSync(body, zstdOptions(level));
  if (encoding === "zstd") return encoders.zstd(body, zstdOptions(level, body.length));
  if (encoding === "br") return encoders.br(body, brotliOptions(level, body.length));
  return encoders.gzip(body, { level });
}

export const decode = (encoded: Buffer, encoding: Encoding): Promise<Buffer> => decoders[encoding](encoded);

/** A compressor for a text whose end is not known yet; `flush` passes on all that it has taken. */
export function encodeStream(encoding: Encoding): zlib.ZstdCompress | zlib.BrotliCompress | zlib.Gzip {
  const level = QUICK[encoding];
  if (encoding === "zstd") return zlib.createZstdCompress(zstdOptions(level));
  return encoding === "br" ? zlib.createBrotliCompress(brotliOptions(level)) : zlib.createGzip({ level });
}

function negotiate(accepted: string): Encoding | null {
  const weights = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const named = ENCODINGS.find((encoding) => (weights.get(encoding) ?? 0) > 0);
  if (named) return named;
  // A client that takes anything may know gzip alone.
  return (weights.get("gzip") ?? weights.get("*") ?? 0) > 0 ? "gzip" : null;
}

/** Browsers send a handful of spellings. */
const encodingOf = remembered(negotiate, { entries: 256, length: 128 });

export const encodingFor = (accepted: string | string[] | undefined): Encoding | null =>
  accepted === undefined ? null : encodingOf(String(accepted));

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)\b|image\/svg\+xml)|\+(?:json|xml|text)\b/i;
const NO_TRANSFORM = /(?:^|[\s,])no-transform(?:$|[\s,])/i;

export function isCompressible(type: unknown, caching: unknown, bytes: number | null): boolean {
  const isLarge = bytes === null || bytes >= 1024;
  return isLarge && COMPRESSIBLE.test(String(type ?? "")) && !NO_TRANSFORM.test(String(caching ?? ""));
}
