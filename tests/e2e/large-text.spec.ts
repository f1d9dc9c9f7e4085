import { expect, test } from "./test";

const PAGES = [
  ...["/", "/negocios?q=papeleria", "/negocios", "/negocio/taqueria-la-guera", "/negocio/tlapaleria-susi", "/planes"],
  ...["/categorias", "/colonias", "/login", "/registro/free", "/favoritos", "/descargar"],
];

/** Words of the page that stand in more than one line, without those that have a hyphen or no room anywhere. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest("script, style, option, .sr-only, i")) continue;
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) broken.push(`${word} (${parent.className})`);
    }
  }
  return broken;
}

for (const percent of [130, 200])
  test(`with text at ${percent} % no word is broken, and nothing is wider than a phone`, async ({ page }) => {
    test.slow();
    for (const path of PAGES) {
      await page.goto(path);
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
      expect(await page.evaluate(brokenWords), path).toEqual([]);
      const [wide, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(wide, path).toBeLessThanOrEqual(room ?? 0);
    }
  });
