import { failure, success } from "@/lib/result";
import { type Inspection, viewOf } from "./inspection";

/** The decoder looks for all frames of an animation, though one is used. Blocks are frames and what is said about them. */
const GIF_LIMITS = { frames: 1000, blocks: 4000 };

const EXTENSION = 0x21;
const FRAME = 0x2c;
/** After the signature: the size of the screen, flags, two bytes that say nothing here. */
const SCREEN_AT = 6;
const SCREEN_BYTES = 7;
const FRAME_HEADER_BYTES = 10;

const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Where a chain of sub-blocks ends; each begins with its length, an empty one is the last. */
function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}

/** GIF89a. Frames may be larger than the screen: the decoder makes room for them. */
export function inspectGif(bytes: Uint8Array): Inspection {
  const view = viewOf(bytes);
  let width = view.getUint16(SCREEN_AT, true);
  let height = view.getUint16(SCREEN_AT + 2, true);
  let frames = 0;
  let blocks = 0;
  let at = SCREEN_AT + SCREEN_BYTES + colourTableBytes(view.getUint8(SCREEN_AT + 4));
  while (at + FRAME_HEADER_BYTES <= bytes.length) {
    if (bytes[at] === FRAME) {
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true));
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true));
      frames++;
      at = afterSubBlocks(bytes, at + FRAME_HEADER_BYTES + colourTableBytes(view.getUint8(at + 9)) + 1);
    } else if (bytes[at] === EXTENSION) {
      at = afterSubBlocks(bytes, at + 2);
    } else break;
    if (++blocks > GIF_LIMITS.blocks || frames > GIF_LIMITS.frames) return failure("too-complex");
  }
  return success({ width, height });
}
