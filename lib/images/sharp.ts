import "server-only";
import sharp from "sharp";

// One picture takes one core at most, and nothing is kept between pictures: each is another.
sharp.concurrency(1);
sharp.cache(false);

/** A photograph of a telephone has 12 to 50 million. */
const MAX_PIXELS = 60_000_000;
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
