import { failure, success } from "@/lib/result";
import { type Inspection, type PictureSize, viewOf } from "./inspection";

/**
 * A decoder goes over every block of the picture for each scan, even one of ten bytes; a progressive photograph has
 * about ten. Segments are all else that has a length: tables, comments, profiles, what a camera adds.
 */
const JPEG_LIMITS = { scans: 32, segments: 512 };

const MARKER = 0xff;
const END = 0xd9;
const START_OF_SCAN = 0xda;
/** Baseline, extended and progressive, by Huffman codes: lossless, hierarchical and arithmetic ones no camera writes. */
const USUAL_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const NO_FRAMES: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);
const BITS_PER_SAMPLE = 8;

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
/** A byte of the picture itself, padding, a restart, or one of the two markers that stand alone. */
const isWithoutLength = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || marker === MARKER || (marker >= 0xd0 && marker <= 0xd8);

/** ITU-T T.81, annex B. What follows the end of the picture is not decoded: phones keep a film or a second one there. */
export function inspectJpeg(bytes: Uint8Array): Inspection {
  const view = viewOf(bytes);
  let size: PictureSize | null = null;
  let scans = 0;
  let segments = 0;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? END;
    if (bytes[at] !== MARKER || isWithoutLength(marker)) {
      at += bytes[at] === MARKER && marker !== MARKER ? 2 : 1;
      continue;
    }
    if (marker === END) break;
    if (marker === START_OF_SCAN) scans++;
    if (++segments > JPEG_LIMITS.segments || scans > JPEG_LIMITS.scans) return failure("too-complex");
    if (isFrame(marker)) {
      if (size) return failure("broken");
      if (!USUAL_FRAMES.has(marker) || bytes[at + 4] !== BITS_PER_SAMPLE) return failure("too-complex");
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return size ? success(size) : failure("broken");
}
