import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "@/supabase/local/free-port";
import { findBrowser } from "@/tests/support/find-browser";

/*
 * With that feature a page hears that its frame was taken when it is asked for the next one, and one whose frames are not
 * shown at once, as on a busy machine, is asked once a second: two pages of three had their first frame at 1.3 or 2.3 s.
 */
const FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu", "--disable-features=OnBeginFrameAcks"];
/** With a pipe to it, though Lighthouse drives it through a port, a browser ends when the pipe does: whatever has ended us. */
const ENDS_WITH_US = "--remote-debugging-pipe";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The slow network and processor are worked out from a quick visit, or the visit itself is slowed down. */
export const THROTTLING = ["simulate", "devtools"] as const;
export type Throttling = (typeof THROTTLING)[number];

/** A page, with its scripts or with none of them. */
export type Visited = { url: string; isWithoutScripts?: boolean };

/** A visit: what Lighthouse says of it, and what its main thread has cost. */
export type Visit = { result: Result; processorMs: number };

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number };

/**
 * Milliseconds of processor that the page's main thread took. Lighthouse's own sum is by the clock: where server and browser share
 * two processors, it holds what the page waited for either.
 */
function processorOf(events: readonly TraceEvent[]): number {
  const perThread = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  for (const event of events)
    if (event.name === "ParseHTML") perThread.set(threadOf(event), (perThread.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...perThread].sort(([, one], [, other]) => other - one)[0] ?? [];
  const tasks = events.filter((event) => event.name === "RunTask" && threadOf(event) === main);
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Lighthouse as a phone, in a browser of its own: nothing is left in a cache. */
export async function run({ url, isWithoutScripts = false }: Visited, throttling: Throttling): Promise<Visit> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [...FLAGS, ENDS_WITH_US],
    // With a pipe, the launcher chooses none.
    port: await freePort(),
    handleSIGINT: false,
  });
  // A signal ends us before what follows: this removes the folder of the browser, too.
  process.once("exit", chrome.kill);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      throttlingMethod: throttling,
      blockedUrlPatterns: isWithoutScripts ? ["*.js"] : [],
    });
    if (!result) throw new Error(`Lighthouse said nothing on ${url}`);
    return { result: result.lhr, processorMs: processorOf(result.artifacts.Trace.traceEvents) };
  } finally {
    process.off("exit", chrome.kill);
    chrome.kill();
  }
}

/** 0 to 100. */
export const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** An audit's own figure: milliseconds for times. */
export const figureOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;
