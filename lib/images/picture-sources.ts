import { listPicture, pictureSrcSet } from "./picture-sizes";

/**
 * Attributes of an image: the address and, of a picture that is kept in several sizes, what lets the browser choose.
 * `sizes` says how wide it is drawn.
 */
export function pictureSources(src: string, sizes: string) {
  const srcSet = pictureSrcSet(src);
  // Before `src`: some browsers begin to load with the attribute that comes first.
  return srcSet === undefined ? { src } : { sizes, srcSet, src };
}

/** The same for a picture on a card of a list, with fewer sizes to choose from. */
export function listPictureSources(url: string, sizes: string) {
  const { src, srcSet } = listPicture(url);
  return srcSet === undefined ? { src } : { sizes, srcSet, src };
}
