import "server-only";
import sharp, { type Sharp } from "sharp";
import { failure, type Result, success } from "@/lib/result";
import type { PictureError } from "../messages";
import {
  hasTooManyPixels,
  MAX_PICTURE_PIXELS,
  type PictureCrop,
  type PictureLimit,
  QUALITY_LADDER,
} from "../picture-limits";
import { smallerWidths } from "../picture-sizes";
import { bestThatFits } from "./best-quality";

// Loaded by the processes for pictures alone (picture-worker.ts): what it decodes cannot be interrupted otherwise.

// One picture takes one core at most, and nothing is kept between pictures: each is another.
sharp.concurrency(1);
sharp.cache(false);

const SENT_FORMATS = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];
/** What sharp calls them; an AVIF is a HEIF to it. */
const DECODED_AS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** Allows these formats and no other: no drawing or document can be taken for a picture, whatever it begins with. */
function decodeOnly(formats: readonly string[]): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}

const JPEG = { quality: 80, chromaSubsampling: "4:4:4", progressive: true } as const;

export type Layers = { width: number; height: number; backdrop: Buffer; layers: readonly Buffer[] };

/** The backdrop, cut to the size, with the layers over it (SVG too: they are ours), as jpeg. */
export async function composeJpeg({ width, height, backdrop, layers }: Layers): Promise<Result<Buffer, "broken">> {
  decodeOnly([...SENT_FORMATS, "Svg"]);
  const picture = sharp(backdrop, { limitInputPixels: MAX_PICTURE_PIXELS })
    .rotate()
    .resize(width, height, { fit: "cover" })
    .flatten({ background: "#FFF9F3" })
    .composite(layers.map((input) => ({ input })))
    .jpeg(JPEG);
  return success(await picture.toBuffer());
}

/** Of the copy whose colours are looked at. */
const SAMPLE_SIDE = 48;

/** Red, green and blue of each pixel of a small copy, where something is to be seen. */
export async function samplePixels(picture: Uint8Array): Promise<Result<Buffer, "broken">> {
  decodeOnly(SENT_FORMATS);
  const small = sharp(picture, { limitInputPixels: MAX_PICTURE_PIXELS })
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: "fill" })
    .flatten({ background: "#FFFFFF" })
    .toColorspace("srgb");
  return success(await small.raw().toBuffer());
}

export type EncodedPicture = {
  content: Buffer;
  width: number;
  /** The same in the widths below its own that every stored picture is kept in. */
  narrower: { width: number; content: Buffer }[];
  /** What stands in its place until it has come: a webp of a few pixels in base64. Null for a picture one can see through. */
  blur: string | null;
};

/** Of the smaller widths. */
const NARROWER_QUALITY = 80;
/** As wide as it needs to be for its colours to be recognised; its base64 has about 150 characters. */
const BLUR = { width: 16, height: 16, quality: 20 } as const;

/** A part of a picture in whole pixels, within it. */
function pixelsOf({ x, y, width, height }: PictureCrop, whole: { width: number; height: number }) {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}

/**
 * A sent picture anew as webp, upright, no wider and no taller than the limit and, down to the lowest quality, no heavier:
 * nothing of the original but its pixels is left, no place and no camera. The first picture of an animation.
 * @param crop of the upright picture; null keeps all of it.
 * @throws when it cannot be decoded.
 */
export async function encodeWebp(
  bytes: Uint8Array,
  { maxWidth, maxHeight, maxBytes }: PictureLimit,
  crop: PictureCrop | null = null,
): Promise<Result<EncodedPicture, PictureError>> {
  decodeOnly(SENT_FORMATS);
  const sent = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (!DECODED_AS.has(sent.format)) return failure("not-a-picture");
  // Its decoder may read another size than inspectPicture did.
  if (hasTooManyPixels(sent)) return failure("too-many-pixels");
  const upright = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", pages: 1 }).autoOrient();
  const { data, info } = await (crop ? upright.extract(pixelsOf(crop, sent.autoOrient)) : upright)
    .toColorspace("srgb")
    .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
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
  return success({ content, width, narrower, blur: await blurOf(pixels()) });
}

async function blurOf(picture: Sharp): Promise<string | null> {
  const { width, height, quality } = BLUR;
  const small = picture.resize({ width, height, fit: "inside" });
  const { isOpaque } = await sharp(await small.clone().png().toBuffer()).stats();
  return isOpaque ? (await small.webp({ quality }).toBuffer()).toString("base64") : null;
}
