import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { CATEGORIES } from "@/lib/categories/categories";
import { ARTWORK_WIDTH, smallerPicture, smallerWidths } from "@/lib/images/picture-sizes";
import { iconSvg, maskableIconSvg, openGraphSvg } from "@/supabase/seed/artwork/brand";
import { coverSvg, miniSvg, shareBackdropSvg, shareFrameSvg } from "@/supabase/seed/artwork/category-artwork";
import { toNarrowerWebp, toPng, toWebp, toWebpQuickly } from "@/supabase/seed/artwork/render";

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** `npm run artwork`: draws anew every picture of the product that is not an owner's. */
async function main(): Promise<void> {
  for (const { slug } of CATEGORIES) {
    const cover = `public/categorias/${slug}.webp`;
    const drawing = await toWebp(coverSvg(slug));
    await write(cover, drawing);
    for (const width of smallerWidths(ARTWORK_WIDTH))
      await write(smallerPicture(cover, width), await toNarrowerWebp(drawing, width));
    await write(`public/categorias/${slug}-mini.webp`, await toWebp(miniSvg(slug)));
    await write(`public/categorias/${slug}-og.webp`, await toWebpQuickly(shareFrameSvg(slug)));
    await write(`public/categorias/${slug}-og-fondo.webp`, await toWebp(shareBackdropSvg(slug)));
  }
  await write("public/icons/icon-192.png", await toPng(iconSvg(192)));
  await write("public/icons/icon-512.png", await toPng(iconSvg(512)));
  await write("public/icons/icon-maskable-192.png", await toPng(maskableIconSvg(192)));
  await write("app/apple-icon.png", await toPng(maskableIconSvg(180)));
  await write("public/icons/icon-maskable-512.png", await toPng(maskableIconSvg(512)));
  await write("public/og.png", await toPng(openGraphSvg()));
  await write("app/icon.svg", `${iconSvg(64)}\n`);
}

await main();
