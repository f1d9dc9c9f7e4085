import { smallerPicture, smallerWidths, widthOf } from "./picture-sizes";

const WIDEST_IN_LIST = 800;

type Sources = { sizes?: string; srcSet?: string; src: string };

/** Attributes of an image: its address and, of several sizes, a choice. `sizes`: how wide it is drawn. */
export function pictureSources(url: string, sizes: string): Sources {
  const ownWidth = widthOf(url);
  if (ownWidth === null) return { src: url };
  // Before `src`: some browsers begin to load with the attribute that comes first.
  return { sizes, srcSet: srcSetOf(url, [...smallerWidths(ownWidth), ownWidth], ownWidth), src: url };
}

/** Like `pictureSources`, of a picture drawn at most 20rem wide: none is wider than 800 pixels. */
export function listPictureSources(url: string, sizes: string): Sources {
  const ownWidth = widthOf(url);
  const smaller = ownWidth === null ? [] : smallerWidths(ownWidth);
  const [first] = smaller;
  if (ownWidth === null || first === undefined) return { src: url };
  const widths = smaller.includes(WIDEST_IN_LIST) ? smaller : [...smaller, ownWidth];
  return { sizes, srcSet: srcSetOf(url, widths, ownWidth), src: smallerPicture(url, first) };
}

const srcSetOf = (url: string, widths: readonly number[], ownWidth: number): string =>
  widths.map((width) => `${width === ownWidth ? url : smallerPicture(url, width)} ${width}w`).join(", ");
