import sharp, { type Sharp } from "sharp";

/** Something like a photograph: soft shapes with a grain, as large as one likes. */
export async function photograph(width: number, height: number): Promise<Sharp> {
  const coarse = {
    width: Math.ceil(width / 3),
    height: Math.ceil(height / 3),
    channels: 3,
    background: "#000",
  } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 45 } as const;
  const shapes = await sharp({ create: { ...coarse, noise } })
    .blur(2)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(shapes).resize(width, height, { kernel: "cubic" });
}

export const noise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  });

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#f97316" } });

const COUNT_BYTES = 4;

/** An AVIF whose picture follows `times` times upon itself: the decoder decodes all of them. */
export function withFramesRepeated(avif: Buffer, times: number): Buffer {
  const data = avif.indexOf("mdat") + COUNT_BYTES;
  const frames = avif.subarray(data);
  const length = Buffer.alloc(COUNT_BYTES);
  length.writeUInt32BE(frames.length);
  const head = Buffer.from(avif.subarray(0, data));
  // Its length stands in `iloc`, and before `mdat`.
  head.writeUInt32BE(frames.length * times, head.indexOf(length));
  head.writeUInt32BE(frames.length * times + 2 * COUNT_BYTES, data - 2 * COUNT_BYTES);
  return Buffer.concat([head, ...Array<Buffer>(times).fill(frames)]);
}
