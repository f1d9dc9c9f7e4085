import sharp from "sharp";

/** Renders a drawing as webp. `effort` 0 to 6: size against time. */
export const toWebp = (svg: string, { effort = 6 } = {}): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: 80, effort, smartSubsample: true }).toBuffer();

/** Renders a drawing as png with a palette. */
export const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 }).toBuffer();
