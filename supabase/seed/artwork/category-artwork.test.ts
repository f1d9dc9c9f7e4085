import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/categories/categories";
import { coverSvg, miniSvg, shareBackdropSvg, shareFrameSvg } from "@/supabase/seed/artwork/category-artwork";
import { toWebp, toWebpQuickly } from "@/supabase/seed/artwork/render";

const MAX_BYTES = 64_000;

describe.each(CATEGORIES)("$name", ({ slug }) => {
  it.each([
    ["cover", `public/categorias/${slug}.webp`, () => toWebp(coverSvg(slug)), 1200, 675],
    [
      "frame of link previews",
      `public/categorias/${slug}-og.webp`,
      () => toWebpQuickly(shareFrameSvg(slug)),
      1200,
      630,
    ],
    [
      "backdrop of link previews",
      `public/categorias/${slug}-og-fondo.webp`,
      () => toWebp(shareBackdropSvg(slug)),
      1200,
      630,
    ],
    ["small square", `public/categorias/${slug}-mini.webp`, () => toWebp(miniSvg(slug)), 160, 160],
  ])("has a %s under public/ that was made from its drawing", async (_kind, file, draw, width, height) => {
    const stored = await readFile(file);
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width, height });
    expect(stored.length).toBeLessThan(MAX_BYTES);
    // Run `npm run artwork` when this fails: a drawing was changed.
    expect(await difference(stored, await draw())).toBeLessThan(1);
  });

  it("is drawn without text, whose font a machine may lack", () => {
    expect(coverSvg(slug) + miniSvg(slug)).not.toContain("<text");
  });
});

/** Mean difference of the channels, 0 to 255: encoders may differ in a bit, pictures may not. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [left, right] = await Promise.all([a, b].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  if (!left || left.length !== right?.length) return 255;
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}
