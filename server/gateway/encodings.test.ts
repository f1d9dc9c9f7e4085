import { describe, expect, it } from "vitest";
import { decode, encode, encodingFor, isCompressible, QUICK } from "./encodings";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";

describe("the form for an Accept-Encoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate, br", "br"],
    ["GZIP", "gzip"],
    ["gzip;q=1.0, br;q=0, zstd;q=0.000", "gzip"],
    ["*", "gzip"],
    ["*;q=0", null],
    ["gzip;q=0, *", null],
    ["identity", null],
    ["", null],
    ["br;q=x", null],
    ["brotli, zst, gzipx", null],
    [undefined, null],
  ])("%s is %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it("is right for the first as for the last of endlessly many spellings", () => {
    for (let n = 0; n < 2_000; n += 1) expect(encodingFor(`x-${n}, br`)).toBe("br");
    expect(encodingFor(`${"x,".repeat(5_000)} gzip`)).toBe("gzip");
  });
});

it.each(["zstd", "br", "gzip"] as const)("what is encoded as %s is what was encoded", async (encoding) => {
  const text = Buffer.from("negocios de Iztapalapa ".repeat(1_000));
  for (const levels of [QUICK, { zstd: 12, br: 9, gzip: 9 }]) {
    const encoded = await encode(text, encoding, levels);
    expect(encoded.length).toBeLessThan(text.length / 10);
    expect((await decode(encoded, encoding)).equals(text)).toBe(true);
  }
});

it.each([3_000, 300_000])("zstd is told how long a text of %s bytes is, and says it", async (length) => {
  // RFC 8878, 3.1.1.1.1: the flags of the content's size and of a single segment, which are 0 where the end was not known.
  const SIZE_FLAGS = 0b1110_0000;
  for (const levels of [QUICK, PAGE_CACHE_POLICY.levels]) {
    const encoded = await encode(Buffer.alloc(length, "negocios de Iztapalapa"), "zstd", levels);
    expect((encoded[4] ?? 0) & SIZE_FLAGS).not.toBe(0);
  }
});

it.each([
  ["text/html; charset=utf-8", "no-cache", null, true],
  ["text/x-component", undefined, 5_000, true],
  ["application/problem+json", undefined, null, true],
  ["image/svg+xml", undefined, null, true],
  ["text/html", undefined, 900, false],
  ["text/html", "no-store, no-transform", null, false],
  ["image/webp", undefined, null, false],
  ["application/pdf", undefined, null, false],
  [undefined, undefined, null, false],
])("whether %s with %s of %s bytes is compressed: %s", (type, caching, bytes, expected) => {
  expect(isCompressible(type, caching, bytes)).toBe(expected);
});
