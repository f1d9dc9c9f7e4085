import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { RENDERER, toWebpQuickly } from "@/supabase/seed/artwork/render";

/** Beside the packages: emptied with them, and shared by every instance of this checkout. */
const FOLDER = path.resolve("node_modules/.cache/showcase-pictures");

/** A drawing as webp. What was drawn before is read back: the name is made of the drawing and of who renders it. */
export async function drawnWebp(svg: string): Promise<Buffer> {
  const key = createHash("sha256").update(`${RENDERER} ${svg}`).digest("hex");
  const file = path.join(FOLDER, `${key}.webp`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const picture = await toWebpQuickly(svg);
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
