import { expect, type Page } from "@playwright/test";

/**
 * Words of the page that stand in more than one line, without addresses and what else strangers may write as long as they like
 * (`wrap-anywhere`).
 */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest("script, style, option, .sr-only, i, code, pre, .break-all, .wrap-anywhere")
    )
      continue;
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

/** With text at 130 and 200 % no word is broken, and nothing is wider than the window. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  for (const percent of [130, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${percent}%; text-size-adjust: none !important }` });
    expect.soft(await page.evaluate(brokenWords), `${page.url()} at ${percent} %`).toEqual([]);
    const [wide, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect.soft(wide, `${page.url()} at ${percent} %`).toBeLessThanOrEqual(room ?? 0);
  }
}
