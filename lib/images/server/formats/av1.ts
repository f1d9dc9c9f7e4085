/** Frames that are decoded, or shown again: `OBU_FRAME_HEADER` and `OBU_FRAME`. */
const FRAMES: ReadonlySet<number> = new Set([3, 6]);
const MOST_SIZE_BYTES = 8;

/** AV1, 4.10.5: seven bits of each byte, the lowest first, until one says that it is the last. */
function leb128(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let at = start;
  for (let byte = 0x80; byte & 0x80 && at < start + MOST_SIZE_BYTES; at++) {
    byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - start));
  }
  return { value, end: at };
}

/** How many frames stand in coded data; AV1, 5.3. Of anything else it is some number. */
export function countFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (let at = 0; at < bytes.length; ) {
    const header = bytes[at] ?? 0;
    if (FRAMES.has((header >> 3) & 0xf)) frames++;
    const [hasExtension, hasSize] = [header & 0x04, header & 0x02];
    // It goes on to the end.
    if (!hasSize) break;
    const { value, end } = leb128(bytes, at + (hasExtension ? 2 : 1));
    at = end + value;
  }
  return frames;
}
