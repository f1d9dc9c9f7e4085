import { failure, success } from "@/lib/result";
import { type Inspection, latin1, type PictureSize, viewOf } from "./inspection";

/** Frames of an animation and what is said about them. */
const WEBP_LIMITS = { chunks: 1000 };

const FIRST_CHUNK = 12;
const CHUNK_HEADER_BYTES = 8;
/** A frame's own place and times stand before the chunks of its picture. */
const FRAME_HEADER_BYTES = 16;
const SIZE_BITS = 14;
const SIZE_MASK = 2 ** SIZE_BITS - 1;

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 2 ** 16;

/** The size that a chunk speaks of; null where it speaks of none. */
function sizeIn(view: DataView, name: string, data: number): PictureSize | null {
  switch (name) {
    case "VP8X":
      return { width: uint24(view, data + 4) + 1, height: uint24(view, data + 7) + 1 };
    case "ANMF":
      return { width: uint24(view, data + 6) + 1, height: uint24(view, data + 9) + 1 };
    case "VP8 ":
      return { width: view.getUint16(data + 6, true) & SIZE_MASK, height: view.getUint16(data + 8, true) & SIZE_MASK };
    case "VP8L": {
      const bits = view.getUint32(data + 1, true);
      return { width: (bits & SIZE_MASK) + 1, height: ((bits >>> SIZE_BITS) & SIZE_MASK) + 1 };
    }
    default:
      return null;
  }
}

/** RFC 9649: the canvas, every frame, and the pictures in them. */
export function inspectWebp(bytes: Uint8Array): Inspection {
  const view = viewOf(bytes);
  let size: PictureSize = { width: 0, height: 0 };
  let chunks = 0;
  for (let at = FIRST_CHUNK; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    if (++chunks > WEBP_LIMITS.chunks) return failure("too-complex");
    const name = latin1(bytes, at, at + 4);
    const data = at + CHUNK_HEADER_BYTES;
    const { width, height } = sizeIn(view, name, data) ?? size;
    size = { width: Math.max(width, size.width), height: Math.max(height, size.height) };
    const length = view.getUint32(at + 4, true);
    // The chunks within a frame are looked at as if they stood beside it.
    at = name === "ANMF" ? data + FRAME_HEADER_BYTES : data + length + (length % 2);
  }
  return size.width > 0 ? success(size) : failure("broken");
}
