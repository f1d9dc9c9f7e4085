import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { smallerWidths } from "@/lib/images/picture-sizes";
import { RENDERER, toNarrowerWebp, toWebpQuickly } from "@/supabase/seed/artwork/render";

/** Beside the packages: emptied with them, and shared by every instance of this checkout. */
const FOLDER = path.resolve("node_modules/.cache/showcase-pictures");

export type DrawnPicture = {
  content: Buffer;
  width: number;
  narrower: { width: number; content: Buffer }[];
};

export async function drawnWebp(svg: string, width: number): Promise<DrawnPicture> {
  const content = await kept(svg, () => toWebpQuickly(svg));
  const narrower = smallerWidths(width).map(async (each) => ({
    width: each,
    content: await kept(`${each} ${svg}`, () => toNarrowerWebp(content, each)),
  }));
  return { content, width, narrower: await Promise.all(narrower) };
}

/** Reads back an earlier drawing: the name is made of its source and its renderer. */
async function kept(source: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash("sha256").update(`${RENDERER} ${source}`).digest("hex");
  const file = path.join(FOLDER, `${key}.webp`);
  const drawn = await readFile(file).catch(() => null);
  if (drawn) return drawn;
  const picture = await draw();
  await keep(file, picture);
  return picture;
}

/** A folder that cannot be written costs time, nothing else. */
async function keep(file: string, picture: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
  } catch {
    return;
  }
}
