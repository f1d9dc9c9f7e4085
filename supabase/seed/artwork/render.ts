import sharp from "sharp";

/** Version of the renderer: another one may draw other pixels. */
export const RENDERER = `sharp ${sharp.versions.sharp}, vips ${sharp.versions.vips}`;

export const toWebp = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer();

/** Five times as fast, a tenth larger: for pictures that somebody waits for. */
export const toWebpQuickly = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80, effort: 2 }).toBuffer();

export const toNarrowerWebp = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture).resize({ width }).webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer();

export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();

/** @throws when it is no picture. */
export const pictureInfo = (picture: Buffer) => sharp(picture).metadata();
