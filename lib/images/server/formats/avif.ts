import { failure, success } from "@/lib/result";
import { countFrames } from "./av1";
import { itemPlaces } from "./iloc";
import { type Inspection, latin1, type PictureSize, viewOf } from "./inspection";

/** A photograph, its transparency, thumbnail, EXIF and XMP are five items. A decoder decodes all frames of an item. */
const AVIF_LIMITS = { items: 32, boxes: 512, frames: 8 };

/**
 * Coded pictures and what is said about them. Pictures made of other pictures (a grid, an overlay) are left out: one of
 * a few bytes may stand in them thousands of times.
 */
const ITEM_TYPES: ReadonlySet<string> = new Set(["av01", "Exif", "mime", "tmap"]);

type Box = { type: string; start: number; end: number };
type State = { size: PictureSize; boxes: number; items: number; isUsual: boolean };

/** What stands in a box before the boxes in it: version and flags, and of `iinf` a number besides. */
const CONTAINERS: Readonly<Record<string, (version: number) => number>> = {
  meta: () => 4,
  iprp: () => 0,
  ipco: () => 0,
  iinf: (version) => (version === 0 ? 6 : 8),
};

function* boxesIn(view: DataView, bytes: Uint8Array, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at);
    const isLong = size === 1;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : size || to - at;
    const header = isLong ? 16 : 8;
    // It cannot end before it began, or it would be read for ever.
    const end = Math.min(to, at + Math.max(length, header));
    yield { type: latin1(bytes, at + 4, at + 8), start: at + header, end };
    at = end;
  }
}

/** Whether the items are few, stand once in the file and hold no film. */
function isUsualList(view: DataView, bytes: Uint8Array, { start }: Box): boolean {
  const places = itemPlaces(view, start, AVIF_LIMITS.items);
  if (!places) return false;
  const total = places.reduce((sum, { length }) => sum + length, 0);
  const frames = places.map(({ start: from, length }) => countFrames(bytes.subarray(from, from + length)));
  return total <= bytes.length && Math.max(...frames) <= AVIF_LIMITS.frames;
}

function look(view: DataView, bytes: Uint8Array, from: number, to: number, state: State): void {
  for (const box of boxesIn(view, bytes, from, to)) {
    if (++state.boxes > AVIF_LIMITS.boxes) state.isUsual = false;
    if (!state.isUsual) return;
    const version = box.end > box.start ? view.getUint8(box.start) : 0;
    switch (box.type) {
      case "ispe":
        state.size.width = Math.max(state.size.width, view.getUint32(box.start + 4));
        state.size.height = Math.max(state.size.height, view.getUint32(box.start + 8));
        break;
      case "infe": {
        const type = box.start + (version === 3 ? 10 : 8);
        state.isUsual = ++state.items <= AVIF_LIMITS.items && ITEM_TYPES.has(latin1(bytes, type, type + 4));
        break;
      }
      case "iloc":
        state.isUsual = isUsualList(view, bytes, box);
        break;
      // An animation has tables of its own.
      case "moov":
        state.isUsual = false;
        break;
      default: {
        const before = CONTAINERS[box.type]?.(version);
        if (before !== undefined) look(view, bytes, box.start + before, box.end, state);
      }
    }
  }
}

/** ISO/IEC 14496-12 and 23008-12, as far as they say how much there is to decode. */
export function inspectAvif(bytes: Uint8Array): Inspection {
  const state: State = { size: { width: 0, height: 0 }, boxes: 0, items: 0, isUsual: true };
  look(viewOf(bytes), bytes, 0, bytes.length, state);
  return state.isUsual ? success(state.size) : failure("too-complex");
}
