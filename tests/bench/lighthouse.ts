import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { INSTANCE_OPTIONS, onAnInstance } from "./support/on-an-instance";
import { type Page, pagesOf } from "./support/pages";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:lighthouse -- [--seed showcase|full] [--runs 3] [--save FOLDER]

Lighthouse as a phone, on an instance of its own: the median of the runs beside the goals, and what fails.
"machine" is Lighthouse's own measure of the processor during the run: about 2000 on a quiet desktop computer.
--save keeps Lighthouse's own report of each page's median run, as JSON.
`;
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CHROMIUM = "/usr/bin/chromium";
const FLAGS = ["--no-sandbox", "--headless=new", "--disable-gpu"];
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];

async function run(url: string): Promise<Result> {
  // A browser of its own for each run: nothing is left in a cache.
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error(`Lighthouse said nothing on ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

const scoreOf = (result: Result, category: Category): number =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Audits that take points from a category below its goal, with what they say. */
function failures(result: Result): string[] {
  return CATEGORIES.filter((category) => scoreOf(result, category) < GOALS[category]).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      const details =
        audit.details?.type === "table" || audit.details?.type === "opportunity" ? audit.details.items : [];
      const where = details.slice(0, 3).map((item) => JSON.stringify(item).slice(0, 300));
      return [`${category}: ${id} ${audit.displayValue ?? ""}`, ...where.map((text) => `    ${text}`)];
    }),
  );
}

async function save(folder: string, name: string, result: Result): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name.replaceAll(" ", "-")}.json`), JSON.stringify(result));
}

type Options = { runs: number; folder: string | undefined };

async function report(siteUrl: string, pages: readonly Page[], { runs, folder }: Options): Promise<void> {
  const rows: string[][] = [];
  const notes: string[] = [];
  for (const { name, path: pagePath } of pages) {
    const results: Result[] = [];
    // The first visit after a start finds nothing kept, compressed or compiled: it is not counted.
    await run(`${siteUrl}${pagePath}`);
    for (let count = 0; count < runs; count++) results.push(await run(`${siteUrl}${pagePath}`));
    const performance = median(results.map((result) => scoreOf(result, "performance")));
    const typical = results.find((result) => scoreOf(result, "performance") === performance);
    const row = [
      `${name} ${pagePath}`,
      ...CATEGORIES.map((category) => `${median(results.map((result) => scoreOf(result, category)))}`),
      ...METRICS.map((id) => typical?.audits[id]?.displayValue?.replaceAll(" ", " ") ?? ""),
      `${Math.round(typical?.environment.benchmarkIndex ?? 0)}`,
    ];
    say(row);
    rows.push(row);
    if (folder && typical) await save(folder, name, typical);
    const lines = typical ? failures(typical) : [];
    if (lines.length > 0) notes.push(`${name} ${pagePath}`, ...lines.map((line) => `  ${line}`));
  }
  printTable(
    [`goal ${Object.values(GOALS).join("/")}`, ...CATEGORIES, "FCP", "LCP", "TBT", "CLS", "speed index", "machine"],
    rows,
  );
  process.stdout.write(notes.length > 0 ? `${notes.join("\n")}\n` : "Every goal is met.\n");
}

const { values } = parseArgs({
  options: { ...INSTANCE_OPTIONS, runs: { type: "string", default: "3" }, save: { type: "string" } },
});
await onAnInstance(values, USAGE, async (instance) =>
  report(instance.siteUrl, await pagesOf(instance), { runs: Number(values.runs), folder: values.save }),
);
