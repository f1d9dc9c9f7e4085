import sharp from "sharp";

const PLACE = { GPSLatitudeRef: "N", GPSLatitude: "19/1 21/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "99/1 3/1 0/1" };
const LYING = 6;
const COARSE = 64;

/** Soft shapes, as large as one likes, the same for the same seed. */
async function shapes(width: number, height: number, seed: number) {
  const pixels = Uint8Array.from({ length: COARSE * COARSE * 3 }, (_, index) => (index * (7 + seed)) ^ (index >> 6));
  const raw = { width: COARSE, height: COARSE, channels: 3 } as const;
  return sharp(await sharp(pixels, { raw }).blur(1.5).png().toBuffer()).resize(width, height, { fit: "fill" });
}

type Picture = { width: number; height: number; seed?: number };

/** Photo as a telephone takes it: lying on its side, with the place where it was taken. The size is of the upright picture. */
export async function telephonePhoto({ width, height, seed = 1 }: Picture): Promise<Buffer> {
  return (await shapes(height, width, seed))
    .jpeg({ quality: 85 })
    .withMetadata({ orientation: LYING, exif: { IFD0: { Make: "Telefono" }, IFD3: PLACE } })
    .toBuffer();
}

export const avifPicture = async ({ width, height, seed = 2 }: Picture): Promise<Buffer> =>
  (await shapes(width, height, seed)).avif({ effort: 0 }).toBuffer();

/** A circle that one can see around. */
export const transparentPng = (side: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="50%" cy="50%" r="40%" fill="#c2410c"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Two frames, the first of them orange. */
export async function animatedGif(side: number): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: side, height: side, channels: 3, background } });
  const frames = await Promise.all(["#f97316", "#0b1f3a"].map((colour) => frame(colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A picture as iPhones keep it, as far as anybody looks at it. */
export const heicPicture = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.alloc(4),
    Buffer.from("mif1heic"),
    Buffer.alloc(4_000),
  ]);

export const asFile = (bytes: Buffer, name: string, type = ""): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** Returns what is left in a stored picture beside its pixels: nothing, if all is well. */
export async function hiddenIn(bytes: Buffer): Promise<string[]> {
  const { exif, icc, iptc, xmp, pages } = await sharp(bytes).metadata();
  const found = { exif, iptc, xmp, icc, pages: pages && pages > 1 ? pages : undefined };
  return Object.entries(found).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

export const sizeOf = async (bytes: Buffer): Promise<[width: number, height: number]> => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};
