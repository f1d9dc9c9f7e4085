import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspectPicture } from "./inspect-picture";
import {
  avifBomb,
  avifBoxes,
  gifBomb,
  jpegBomb,
  jpegSegments,
  pngBomb,
  pngChunks,
  pngComments,
  pngHistory,
  webpBomb,
  webpPicture,
} from "./picture-bombs";

const SMALL = { width: 64, height: 48 };
/** More than 50 million pixels. */
const LARGE = { width: 8000, height: 8000 };
const LONG = { width: 20, height: 16_385 };

const outcome = (bytes: Uint8Array) => {
  const inspected = inspectPicture(bytes);
  return inspected.ok ? "taken" : inspected.code;
};

describe("what is refused before it is decoded", () => {
  it.each([
    ["JPEG of many scans", jpegBomb({ ...SMALL, scans: 33 }), "too-complex"],
    ["JPEG of many segments", jpegBomb({ ...SMALL, extra: jpegSegments(600) }), "too-complex"],
    ["JPEG without Huffman codes", jpegBomb({ ...SMALL, frame: 0xca }), "too-complex"],
    ["JPEG without loss", jpegBomb({ ...SMALL, frame: 0xc3 }), "too-complex"],
    ["JPEG in a hierarchy", jpegBomb({ ...SMALL, frame: 0xc6 }), "too-complex"],
    ["JPEG of 12 bits", jpegBomb({ ...SMALL, precision: 12 }), "too-complex"],
    ["JPEG with a second frame", Buffer.concat([jpegBomb(SMALL).subarray(0, -2), jpegBomb(LARGE)]), "broken"],
    ["JPEG that is too large", jpegBomb(LARGE), "too-many-pixels"],
    ["JPEG that is too long", jpegBomb(LONG), "too-many-pixels"],
    ["JPEG without a height", jpegBomb({ width: 64, height: 0 }), "broken"],
    ["PNG with many comments", pngBomb({ ...SMALL, extra: pngComments(17, 0) }), "too-complex"],
    ["PNG with 140 MB of comments", pngBomb({ ...SMALL, extra: pngComments(14, 10) }), "too-complex"],
    ["PNG of many chunks", pngBomb({ ...SMALL, extra: pngChunks(20_001) }), "too-complex"],
    ["PNG that is too large", pngBomb({ ...LARGE, rows: 1 }), "too-many-pixels"],
    ["GIF of many frames", gifBomb({ ...SMALL, frames: 1001 }), "too-complex"],
    ["GIF that is too large", gifBomb({ ...LARGE, frames: 1 }), "too-many-pixels"],
    ["GIF of a frame that is larger than it", gifBomb({ ...SMALL, frames: 1, frameHeight: 16_385 }), "too-many-pixels"],
    ["WebP of many frames", webpBomb({ ...SMALL, frames: 600 }), "too-complex"],
    ["WebP that is too large", webpPicture(8000, 8000), "too-many-pixels"],
    ["WebP of a canvas that is too large", webpBomb({ ...LARGE, frames: 1 }), "too-many-pixels"],
    [
      "WebP of a frame that is larger than it",
      webpBomb({ ...SMALL, frames: 1, frameWidth: 8000, frameHeight: 8000 }),
      "too-many-pixels",
    ],
    ["AVIF of a grid", avifBomb({ ...SMALL, types: ["grid", "av01"] }), "too-complex"],
    ["AVIF of an overlay", avifBomb({ ...SMALL, types: ["av01", "iovl"] }), "too-complex"],
    ["AVIF of many items", avifBomb({ ...SMALL, types: Array(33).fill("av01") }), "too-complex"],
    ["AVIF of a film", avifBomb({ ...SMALL, frames: 9 }), "too-complex"],
    ["AVIF in many pieces", avifBomb({ ...SMALL, extents: 1000 }), "too-complex"],
    ["AVIF that uses its bytes twice", avifBomb({ ...SMALL, types: ["av01", "mime"], extentBytes: 0 }), "too-complex"],
    ["AVIF of many boxes", Buffer.concat([avifBomb(SMALL), avifBoxes(600)]), "too-complex"],
    ["AVIF that is too large", avifBomb(LARGE), "too-many-pixels"],
    ["AVIF of no size", avifBomb({ width: 0, height: 0 }), "broken"],
  ] as const)("%s", (_, bytes, code) => expect(outcome(bytes)).toBe(code));

  it.each([
    ["JPEG", jpegBomb(SMALL)],
    ["PNG", pngBomb(SMALL)],
    ["GIF", gifBomb({ ...SMALL, frames: 2 })],
    ["WebP", webpBomb({ ...SMALL, frames: 2 })],
    ["AVIF", avifBomb(SMALL)],
  ])("%s cut off or garbled anywhere, and never for long", (_, bytes) => {
    const head = bytes.subarray(0, 12);
    for (let length = 12; length < Math.min(bytes.length, 400); length++) {
      expect(outcome(bytes.subarray(0, length))).toMatch(/taken|broken|too-complex/);
      for (const byte of [0x00, 0x01, 0xff]) {
        const garbled = Buffer.concat([head, bytes.subarray(12, length), Buffer.alloc(200, byte)]);
        expect(outcome(garbled)).toMatch(/taken|broken|too-/);
      }
    }
  });
});

describe("what is let through", () => {
  const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#f97316" } });
  const withProfile = { orientation: 6, exif: { IFD0: { Make: "Telefono" } }, icc: "p3" };

  it.each([
    ["a photograph", () => picture().withMetadata(withProfile).jpeg()],
    ["a progressive photograph", () => picture().jpeg({ progressive: true, chromaSubsampling: "4:4:4" })],
    ["a photograph by mozjpeg", () => picture().jpeg({ mozjpeg: true })],
    ["a photograph for print", () => picture().toColourspace("cmyk").jpeg({ progressive: true })],
    ["a screenshot", () => picture().withMetadata(withProfile).png({ progressive: true })],
    ["a WebP with all that is said about it", () => picture().withMetadata(withProfile).webp()],
    ["a WebP without loss", () => picture().ensureAlpha(0.5).webp({ lossless: true })],
    ["an AVIF with all that is said about it", () => picture().ensureAlpha(0.5).withMetadata(withProfile).avif()],
    ["a GIF", () => picture().gif()],
  ] as const)("%s", async (_, make) => expect(outcome(await make().toBuffer())).toBe("taken"));

  it.each([
    ["32 scans", jpegBomb({ ...SMALL, scans: 32 })],
    ["a film after the photograph", Buffer.concat([jpegBomb(SMALL), jpegBomb({ ...LARGE, scans: 40 })])],
    ["comments", pngBomb({ ...SMALL, extra: pngComments(16, 1) })],
    ["what an editor has to say", pngBomb({ ...SMALL, extra: pngHistory(1_000_000) })],
    ["an AVIF of layers", avifBomb({ ...SMALL, frames: 8 })],
    ["a long animation", gifBomb({ ...SMALL, frames: 1000 })],
    ["50 million pixels", jpegBomb({ width: 10_000, height: 5000 })],
  ])("%s", (_, bytes) => expect(outcome(bytes)).toBe("taken"));
});
