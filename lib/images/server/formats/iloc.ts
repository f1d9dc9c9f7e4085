export type Place = { start: number; length: number };

/** An unsigned number of 0, 4 or 8 bytes: what `iloc` knows. */
function numberAt(view: DataView, at: number, size: number): number {
  if (size === 4) return view.getUint32(at);
  return size === 8 ? Number(view.getBigUint64(at)) : 0;
}

/**
 * Where in the file the items stand, each in one piece; null when they are kept in another way, which encoders use for
 * pictures made of other pictures. ISO/IEC 14496-12, 8.11.3.
 * @param start of the box' content: version, flags, then the sizes of its numbers.
 */
export function itemPlaces(view: DataView, start: number, mostItems: number): Place[] | null {
  const version = view.getUint8(start);
  const sizes = view.getUint16(start + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 0xf, (sizes >> 4) & 0xf];
  const indexSize = version === 0 ? 0 : sizes & 0xf;
  const wide = version === 2 ? 4 : 2;
  const items = wide === 4 ? view.getUint32(start + 6) : view.getUint16(start + 6);
  if (items > mostItems) return null;
  const places: Place[] = [];
  let at = start + 6 + wide;
  for (let item = 0; item < items; item++) {
    at += wide;
    const isInFile = version === 0 || view.getUint16(at) === 0;
    at += version === 0 ? 2 : 4;
    const base = numberAt(view, at, baseSize);
    at += baseSize;
    const extents = view.getUint16(at);
    if (!isInFile || extents !== 1) return null;
    at += 2 + indexSize;
    const start = base + numberAt(view, at, offsetSize);
    // Without a length it is the whole file.
    places.push({ start, length: numberAt(view, at + offsetSize, lengthSize) || view.byteLength });
    at += offsetSize + lengthSize;
  }
  return places;
}
