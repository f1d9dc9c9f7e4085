import { listPicture, pictureSrcSet } from "./picture-sizes";

/** Attributes of an image: its address and, of several sizes, a choice. `sizes`: how wide it is drawn. */
export function pictureSources(src: string, sizes: string) {
  const srcSet = pictureSrcSet(src);
  // Before `src`: some browsers begin to load with the attribute that comes first.
  return srcSet === undefined ? { src } : { sizes, srcSet, src };
}

export function listPictureSources(url: string, sizes: string) {
  const { src, srcSet } = listPicture(url);
  return srcSet === undefined ? { src } : { sizes, srcSet, src };
}
