import "server-only";
import sharp from "sharp";
import { smallerWidths } from "@/lib/picture-sizes";
import { failure, type Result, success } from "@/lib/result";
import { bestThatFits } from "./best-quality";
import type { PictureError } from "./messages";
import { type PictureLimit, QUALITY_LADDER } from "./picture-limits";

// One picture takes one core at most, and nothing is kept between pictures: each is another.
sharp.concurrency(1);
sharp.cache(false);

/** A photograph of a telephone has 12 to 50 million. */
const MAX_PIXELS = 60_000_000;
/** Of a picture that somebody sends: a small file may hold a huge one. */
const MAX_SENT_PIXELS = 50_000_000;
const JPEG = { quality: 80, chromaSubsampling: "4:4:4", progressive: true } as const;

type Layers = { width: number; height: number; backdrop: Buffer; layers: readonly Buffer[] };

/** The backdrop, cut to the size, with the layers over it, as jpeg. @throws when the backdrop is no picture. */
export const composeJpeg = ({ width, height, backdrop, layers }: Layers): Promise<Buffer> =>
  sharp(backdrop, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#FFF9F3" })
    .composite(layers.map((input) => ({ input })))
    .jpeg(JPEG)
    .toBuffer();

/** What sharp calls the formats; an AVIF is a HEIF to it. */
const DECODED_AS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** Whether a sent picture may be decoded at all: its header is read, nothing else. */
export async function checkPicture(bytes: Uint8Array): Promise<Result<null, PictureError>> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
    // Two readers must agree that it is a picture, so that no drawing or document is taken for one.
    if (!format || !DECODED_AS.has(format)) return failure("not-a-picture");
    return width * height > MAX_SENT_PIXELS ? failure("too-many-pixels") : success(null);
  } catch {
    return failure("broken");
  }
}

export type EncodedPicture = {
  content: Buffer;
  width: number;
  /** The same in the widths below its own that every stored picture is kept in. */
  narrower: { width: number; content: Buffer }[];
};

/** Of the smaller widths. */
const NARROWER_QUALITY = 80;

/**
 * A sent picture anew as webp, upright, no wider than `maxWidth` and, down to the lowest quality, no heavier than
 * `maxBytes`: nothing of the original but its pixels is left, no place and no camera. The first picture of an animation.
 * @throws when it cannot be decoded.
 */
export async function encodeWebp(bytes: Uint8Array, { maxWidth, maxBytes }: PictureLimit): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_SENT_PIXELS, failOn: "error", pages: 1 })
    .autoOrient()
    .toColorspace("srgb")
    .resize({ width: maxWidth, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const content = await bestThatFits(
    QUALITY_LADDER,
    (quality) => pixels().webp({ quality }).toBuffer(),
    (picture) => picture.length <= maxBytes,
  );
  const narrower: EncodedPicture["narrower"] = [];
  for (const each of smallerWidths(width)) {
    narrower.push({
      width: each,
      content: await pixels().resize({ width: each }).webp({ quality: NARROWER_QUALITY }).toBuffer(),
    });
  }
  return { content, width, narrower };
}
