import "@/tests/support/ends-with-npm";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { findBrowser } from "@/tests/support/find-browser";
import { BESIDE_HEAD, besideRow } from "./lighthouse/beside";
import {
  CATEGORIES,
  type Category,
  run,
  scoreOf,
  THROTTLING,
  type Throttling,
  type Visit,
  type Visited,
} from "./lighthouse/run";
import { startYardsticks, type Yardstick } from "./lighthouse/yardsticks";
import { INSTANCE_OPTIONS, onAnInstance } from "./support/on-an-instance";
import { type Page, pagesOf } from "./support/pages";
import { median } from "./support/quantile";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:lighthouse -- [--seed showcase|full] [--runs 3] [--page NAME]
                                         [--throttling simulate|devtools] [--save FOLDER]

Lighthouse as a phone, on an instance of its own: the median of the runs beside the goals, and what fails; and beside the
same text as the one page of a bare Next, behind our gateway, and as a plain HTML file, each in turn.
"machine" is Lighthouse's own measure of the processor during the run: about 2000 on a quiet desktop computer.
--page looks at one of them only, such as "directory".
--throttling devtools slows the visit itself down, instead of working out from a quick one what a slow one would take.
--save keeps Lighthouse's own report of each page's median run, as JSON.
`;
const GOALS: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

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

type Options = { runs: number; throttling: Throttling; folder: string | undefined; yardsticks: readonly Yardstick[] };

/** So many runs of each address, in turn, so that a busy moment of the machine is everybody's. */
async function runEach(visited: readonly Visited[], { runs, throttling }: Options): Promise<Visit[][]> {
  // The first visit after a start finds nothing kept, compressed or compiled: it is not counted.
  for (const each of visited) await run(each, throttling);
  const visits: Visit[][] = visited.map(() => []);
  for (let count = 0; count < runs; count++)
    for (const [index, each] of visited.entries()) visits[index]?.push(await run(each, throttling));
  return visits;
}

async function report(siteUrl: string, pages: readonly Page[], options: Options): Promise<void> {
  const { folder, yardsticks } = options;
  const rows: string[][] = [];
  const beside: string[][] = [];
  const notes: string[] = [];
  for (const [index, { name, path: pagePath }] of pages.entries()) {
    const url = `${siteUrl}${pagePath}`;
    const visited = [
      { url },
      ...yardsticks.map(({ urlOf }) => ({ url: urlOf(index) })),
      { url, isWithoutScripts: true },
    ];
    const [ours = [], bare = [], plain = [], withoutScripts = []] = await runEach(visited, options);
    beside.push(besideRow(name, { ours, bare, plain, withoutScripts }));
    const results = ours.map(({ result }) => result);
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
  printTable(BESIDE_HEAD, beside);
  process.stdout.write(notes.length > 0 ? `${notes.join("\n")}\n` : "Every goal is met.\n");
}

const { values } = parseArgs({
  options: {
    ...INSTANCE_OPTIONS,
    runs: { type: "string", default: "3" },
    page: { type: "string" },
    throttling: { type: "string", default: THROTTLING[0] },
    save: { type: "string" },
  },
});
if (!values.help) {
  try {
    findBrowser();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
await onAnInstance(values, USAGE, async (instance, closing) => {
  const pages = (await pagesOf(instance)).filter(({ name }) => values.page === undefined || name === values.page);
  const yardsticks = await startYardsticks(instance.siteUrl, pages, (end) => closing.atEnd(end));
  const throttling = THROTTLING.find((method) => method === values.throttling);
  if (!throttling) throw new Error(`--throttling is one of ${THROTTLING.join(", ")}`);
  await report(instance.siteUrl, pages, { runs: Number(values.runs), throttling, folder: values.save, yardsticks });
});
