import sharp from "sharp";

/** Renders a drawing as webp. */
export const toWebp = (svg: string, quality = 80): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();

/** Renders a drawing as png with a palette. */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();
