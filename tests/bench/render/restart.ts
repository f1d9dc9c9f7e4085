import { setTimeout as sleep } from "node:timers/promises";
import { generate } from "../load/generate";
import { BROWSER_ENCODING, type LoadResult } from "../load/job";
import { askAll } from "../support/ask";
import { startedCpuMs } from "../support/cpu";
import { listingPaths } from "./addresses";
import { burstOver, detailOf, failures, KEPT, PAGES, p, VISITORS } from "./burst";
import { type Part, portOf, type Workshop } from "./part";
import { atMost, type Row } from "./row";

const ROUNDS = 6;
const TIMES_KEPT = 1.2;
/** A page is put there after its answer. */
const SETTLE_MS = 2000;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

type Site = {
  where: string;
  url: string;
  pages: readonly string[];
  /** Returns the address that it then has. */
  restart: () => Promise<string>;
};

/** With the processor time of all that served. */
type Burst = LoadResult & { servedMs: number };

const together = (results: readonly Burst[]): Burst => ({
  samples: results.flatMap(({ samples }) => samples),
  seconds: sum(results.map(({ seconds }) => seconds)),
  cpuMs: sum(results.map(({ cpuMs }) => cpuMs)),
  servedMs: sum(results.map(({ servedMs }) => servedMs)),
});

const wordsOf = (burst: Burst): string =>
  `${p(burst.samples, 0.95).toFixed(0)} ms; ${detailOf(burst)}, ${(burst.servedMs / burst.samples.length).toFixed(2)} ms a visit for all that serve`;

/** Visitors who all come after a restart, for pages that were made before it; and the same again, from memory. */
async function burstAfterRestart(workshop: Workshop, { where, url, pages, restart }: Site): Promise<Row[]> {
  await askAll(url, [...KEPT, ...pages], { inParallel: 8 });
  await sleep(SETTLE_MS);
  const visitors = burstOver(pages, workshop.count(VISITORS));
  const [bursts, others]: [Burst[], Burst[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const port = portOf(await restart());
    for (const results of [bursts, others]) {
      const before = startedCpuMs();
      const result = await generate({ kind: "visitors", port, encoding: BROWSER_ENCODING, visitors, pauseMs: 0 });
      results.push({ ...result, servedMs: startedCpuMs() - before });
    }
  }
  const burst = together(bursts);
  const again = together(others);
  const what = `${visitors.length} visitors over ${pages.length} pages after a restart, from ${where}`;
  return [
    atMost(`${what}, p95`, TIMES_KEPT, p(burst.samples, 0.95) / p(again.samples, 0.95), {
      unit: "x the same from memory",
      digits: 2,
      detail: wordsOf(burst),
      yardstick: wordsOf(again),
    }),
    failures(what, burst),
  ];
}

/** The burst of pages that outlive a restart: on the disk of one node, and in the Redis of two. */
export const RESTART: Part = {
  name: "restart",
  async measure(workshop) {
    const count = workshop.count(PAGES);
    let instance = await workshop.startInstance({ seed: "full" });
    const pages = await listingPaths(workshop.openDatabase(instance), count);
    const ofDisk = await burstAfterRestart(workshop, {
      where: "disk",
      url: instance.siteUrl,
      pages,
      async restart() {
        await instance.stop();
        instance = await workshop.startInstance({ seed: "full", dataDir: instance.dataDir });
        return instance.siteUrl;
      },
    });
    await instance.stop();
    const { balancer, nodes } = await workshop.startCluster({ seed: "full", isLively: true });
    const ofRedis = await burstAfterRestart(workshop, {
      where: "Redis",
      url: balancer.url,
      pages,
      async restart() {
        for (const node of nodes) await node.stop();
        for (const node of nodes) await node.start();
        await balancer.whenUp(nodes.length);
        return balancer.url;
      },
    });
    return [...ofDisk, ...ofRedis];
  },
};
