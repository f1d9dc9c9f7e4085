import { type Browser, test as base, expect, type Locator, type Page, selectors } from "@playwright/test";
import axeCore, { type RunOnly, type RunOptions } from "axe-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  /** On a page that is looked at. */
  var axe: typeof import("axe-core");
}

type Fixtures = {
  /** Sentences that the console may show in this test, beside none. */
  expectedConsoleErrors: RegExp[];
  watchConsole: undefined;
  /** Fails on any violation of WCAG 2.2 A and AA that axe can find on the page as it stands. */
  expectAccessible: () => Promise<void>;
  /** Asks for the contrast of what is on the page in the look for dark screens. */
  expectContrastInTheDark: () => Promise<void>;
};

/**
 * Finds the document while it is not yet to be used: its style sheets are on their way, or React, where it runs, does not know
 * every form of it. Before that a machine types and taps faster than anybody, and between the two keys of one.
 */
const BEING_LOADED = "being-loaded=page";
const beingLoaded = () => {
  const isBeingLoaded = () => {
    if (document.readyState !== "complete") return true;
    if (!matchMedia("(scripting: enabled)").matches || !document.querySelector('script[src*="/_next/static/"]'))
      return false;
    return [...document.querySelectorAll("main, main form")].some(
      (element) => !Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
    );
  };
  const queryAll = () => (isBeingLoaded() ? [document.documentElement] : []);
  return { query: () => queryAll()[0], queryAll };
};

/** Has what is done on a page, and expected of it, wait until it can be used, however it was reached; gone to with `waitUntil`, it is used before. */
function waitForLoading(page: Page): void {
  const loading = page.locator(BEING_LOADED);
  // Playwright waits by itself until it is gone.
  const isWatched = page.addLocatorHandler(loading, async () => {});
  for (const way of ["goto", "reload"] as const) {
    const go = page[way].bind(page) as (...args: unknown[]) => ReturnType<Page["reload"]>;
    page[way] = async (...args: unknown[]) => {
      await isWatched;
      const options = args.at(-1);
      if (options instanceof Object && "waitUntil" in options) {
        await page.removeLocatorHandler(loading);
        return go(...args);
      }
      const response = await go(...args);
      await loading.waitFor({ state: "detached" });
      return response;
    };
  }
}

/** The tests' own `test`: a console error, an uncaught exception or a request that fails ends a test. */
export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await selectors.register("being-loaded", beingLoaded);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on("page", waitForLoading);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],

  expectedConsoleErrors: [[], { option: true }],

  watchConsole: [
    async ({ page, expectedConsoleErrors }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedConsoleErrors.some((expected) => expected.test(problem))) problems.push(problem);
      };
      page.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => note(String(error)));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await page.locator(BEING_LOADED).waitFor({ state: "detached" });
      // A bar at the screen's edge covers whatever stands there; at the page's end it covers nothing.
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await finishTransitions(page);
      expect(await violationsOn(page, { type: "tag", values: WCAG }), page.url()).toEqual([]);
    });
  },

  expectContrastInTheDark: async ({ page }, use) => {
    await use(async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await finishTransitions(page);
      const found = await violationsOn(page, { type: "rule", values: ["color-contrast"] });
      await page.emulateMedia({ colorScheme: "light" });
      expect(found, `${page.url()} in the dark`).toEqual([]);
    });
  },
});

export { expect };

/** Of a long list the first: the rest is made alike. */
const REST_OF_LISTS = "main :is(ul, ol, tbody) > :nth-child(n + 9)";

async function violationsOn(page: Page, runOnly: RunOnly) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(axeCore.source);
  return page.evaluate(
    async ([values, exclude]) => {
      const options: RunOptions = { runOnly: values, resultTypes: ["violations"] };
      const { violations } = await axe.run({ include: ["html"], exclude: [exclude] }, options);
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
    },
    [runOnly, REST_OF_LISTS] as const,
  );
}

/**
 * Takes away motion, and waits for what is moving or being sent: a colour between two is neither's, and has neither's contrast.
 */
async function finishTransitions(page: Page): Promise<void> {
  // It is faded while it waits for an answer.
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

/** No sideways scrolling: the page is as wide as the window. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Not the window's inner width: a phone zooms out until all that overflows is within it.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}

/**
 * Text in the size of Android's accessibility settings: what Chrome does there, as `text-size-adjust`, which enlarges text
 * alone. (A larger font of the root would enlarge all that is measured in rem, windows' breakpoints included.) It has an
 * effect on phones only, and tells whether it had.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const sizeOfHeading = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector("h1") ?? document.body).fontSize));
  const before = await sizeOfHeading();
  await page.addStyleTag({ content: `html { text-size-adjust: ${percent}% !important }` });
  expect((await sizeOfHeading()) / before).toBeCloseTo(percent / 100, 1);
}

const A_PIXEL = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Brings something into view and waits until it has come to rest. Cards are laid out in the frame after they have come near, and what
 * stands below them moves, even under a finger that is quicker than a frame.
 */
export async function bringToRest(target: Locator): Promise<void> {
  for (let last = ""; ; ) {
    await target.scrollIntoViewIfNeeded();
    // It shows the frame that was last drawn, and has one drawn for it.
    await target.page().screenshot({ clip: A_PIXEL });
    const place = JSON.stringify(await target.boundingBox());
    if (place === last) return;
    last = place;
  }
}

/** Clicks what stands below a list of cards. */
export async function clickAtRest(target: Locator): Promise<void> {
  await bringToRest(target);
  await target.click();
}
