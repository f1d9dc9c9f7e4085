import { writeFileSync } from "node:fs";
import { run, scoreOf } from "./lighthouse/run";
import { startYardsticks } from "./lighthouse/yardsticks";
const site = process.argv[2]!;
const pages = process.argv[3]!.split(",").map((path) => ({ name: path, path }));
const n = Number(process.argv[4] ?? 2);
const ends: (() => unknown)[] = [];
const [bare] = await startYardsticks(site, pages, (end) => ends.push(end));
for (const [index, { path }] of pages.entries())
  for (let i = 0; i <= n; i++)
    for (const [name, url] of [["ours", site + path], ["bare", bare!.urlOf(index)]] as const) {
      const r = await run(url);
      if (i === 0) continue;
      writeFileSync(`/tmp/lh-${name}.json`, JSON.stringify(r));
      const m = (id: string) => Math.round(r.audits[id]?.numericValue ?? 0);
      const o = (r.audits.metrics as any)?.details?.items?.[0] ?? {};
      console.log(path, name, "perf", scoreOf(r, "performance"), "FCP", m("first-contentful-paint"), "LCP", m("largest-contentful-paint"), "TBT", m("total-blocking-time"), "idx", Math.round(r.environment.benchmarkIndex), "obsFCP", Math.round(o.observedFirstContentfulPaint), "obsLCP", Math.round(o.observedLargestContentfulPaint));
    }
for (const end of ends.reverse()) await end();
process.exit(0);
