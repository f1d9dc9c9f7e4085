import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const SOURCE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** Characters of Spanish and of our own texts beside it; another letter is drawn in the system's font. */
const SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·•°ºª€×½¼¾²→←↑↓™©\u00a0";

/** The part of Inter that the site's texts use, from regular to bold, as WOFF2. */
export async function subsetInter(): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(SOURCE));
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  return subsetFont(whole, ASCII + SPANISH, { targetFormat: "woff2", variationAxes });
}
