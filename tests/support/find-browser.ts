import { existsSync } from "node:fs";

/** Chromium without the browser around its pages first: the tests take half of the processor's time with it. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const INSTALL = "sudo apt-get update && sudo apt-get install -y chromium-headless-shell fonts-noto-core";

const places = (): readonly string[] => (process.env.CHROME_PATH ? [process.env.CHROME_PATH] : BROWSERS);

/** The browser that tests and benches drive: CHROME_PATH where it is set, else the first that Debian has installed. */
export const installedBrowser = (): string | undefined => places().find((place) => existsSync(place));

/** @throws a sentence: where it looked, and what to install. Whoever shows the error shows no more than that. */
export function findBrowser(): string {
  const browser = installedBrowser();
  if (browser) return browser;
  const error = new Error(`There is no browser at ${places().join(" or ")}. To install one: ${INSTALL}`);
  error.stack = error.message;
  throw error;
}
