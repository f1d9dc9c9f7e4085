import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";

const CHROMIUM = "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu"];

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse as a phone, in a browser of its own: nothing is left in a cache. */
export async function run(url: string): Promise<Result> {
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse said nothing on ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** 0 to 100. */
export const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** An audit's own figure: milliseconds for times. */
export const figureOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
