import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@/supabase/seed/artwork/random";
import type { Instance } from "@/tests/support/instance";
import { generate } from "../load/generate";
import { BROWSER_ENCODING, type LoadResult, type Sample } from "../load/job";
import { detailOfMemory } from "../support/memory";
import { proportionalByKind, totalOf } from "../support/process-kinds";
import { quantile } from "../support/quantile";
import { listingPaths } from "./addresses";
import { type Part, portOf } from "./part";
import { atMost, type Row } from "./row";

export const VISITORS = 400;
export const PAGES = 1500;
/** Every fifth page that a visitor asks for. */
export const KEPT = ["/", "/negocios"];
const KEPT_EVERY = 5;

const MORE_VISITORS = 1000;
const VISITS = 10;
const PAUSE_MS = 2000;
const RENDERED_SHARE = 0.02;

const LOOK_EVERY_MS = 500;
const MEMORY_MB = 1024;

export const p = (samples: readonly Sample[], share: number): number =>
  quantile(
    samples.map(({ ms }) => ms),
    share,
  );

export const detailOf = ({ samples, seconds, cpuMs }: LoadResult): string =>
  `p50 ${p(samples, 0.5).toFixed(0)}, ${samples.length} visits in ${seconds.toFixed(0)} s, generator ${(cpuMs / 1000).toFixed(1)} s of CPU`;

export function failures(what: string, { samples }: LoadResult): Row {
  const failed = samples.filter(({ status }) => status !== 200);
  const statuses = [...new Set(failed.map(({ status }) => status))].join(", ");
  const isServer = failed.some(({ status }) => status === 0 || status >= 500);
  return {
    what: `${what}, failures`,
    target: "no 5xx",
    measured: `${failed.length}${statuses && ` (${statuses})`}`,
    isMet: !isServer,
  };
}

/** The most memory that all processes have together while something goes on; proportional, in MB. */
async function maxMemory(instance: Instance, until: Promise<unknown>) {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  until.then(over, over);
  let most = proportionalByKind(instance.pid);
  while (!isOver) {
    const now = proportionalByKind(instance.pid);
    if (totalOf(now) > totalOf(most)) most = now;
    await sleep(LOOK_EVERY_MS);
  }
  return most;
}

/** What each visitor asks for. */
export function burstOver(pages: readonly string[], visitorCount: number): string[][] {
  const visitors: string[][] = Array.from({ length: visitorCount }, () => []);
  for (const [index, page] of pages.entries()) {
    const visitor = visitors[index % visitors.length];
    visitor?.push(page);
    if (index % (KEPT_EVERY - 1) === 0) visitor?.push(KEPT[(index / (KEPT_EVERY - 1)) % KEPT.length] ?? "/");
  }
  return visitors;
}

/** Visitors who all come after a start, each asking for the next page as soon as the last one has come; and a crowd later. */
export const BURST: Part = {
  name: "burst",
  async measure(workshop) {
    const random = seededRandom(1);
    const [visitorCount, pageCount, crowd] = [VISITORS, PAGES, MORE_VISITORS].map((all) => workshop.count(all));
    const instance = await workshop.startInstance({ seed: "full" });
    const renderedLater = Math.ceil((crowd ?? 0) * VISITS * RENDERED_SHARE);
    const all = await listingPaths(workshop.openDatabase(instance), (pageCount ?? 0) + renderedLater);
    const [pages, later] = [all.slice(0, pageCount), all.slice(pageCount)];
    const load = (visitors: string[][], pauseMs: number) =>
      generate({ kind: "visitors", port: portOf(instance.siteUrl), encoding: BROWSER_ENCODING, visitors, pauseMs });

    const visitors = burstOver(pages, visitorCount ?? 0);
    const coming = load(visitors, 0);
    const [burst, memory] = await Promise.all([coming, maxMemory(instance, coming)]);
    const kept = burst.samples.filter(({ path }) => KEPT.includes(path));

    const known = [...KEPT, ...pages.slice(0, 100)];
    const crowdVisits = Array.from({ length: crowd ?? 0 }, () =>
      Array.from({ length: VISITS }, () => {
        const isNew = random() < RENDERED_SHARE;
        return (isNew ? later.pop() : undefined) ?? known[Math.floor(random() * known.length)] ?? "/";
      }),
    );
    const crowding = load(crowdVisits, PAUSE_MS);
    const [second, memoryLater] = await Promise.all([crowding, maxMemory(instance, crowding)]);
    const most = totalOf(memory) > totalOf(memoryLater) ? memory : memoryLater;
    return [
      atMost(
        `${visitors.length} visitors over ${pages.length} pages after a start, p95`,
        2000,
        p(burst.samples, 0.95),
        {
          digits: 0,
          detail: detailOf(burst),
        },
      ),
      atMost("kept pages in it (home, directory), p95", 100, p(kept, 0.95), {
        digits: 0,
        detail: `p50 ${p(kept, 0.5).toFixed(0)}, ${kept.length} visits`,
      }),
      failures("the burst", burst),
      atMost(`${crowdVisits.length} visitors on mostly kept pages, p95`, 500, p(second.samples, 0.95), {
        digits: 0,
        detail: `${detailOf(second)}, a page every ${PAUSE_MS / 1000} s, ${RENDERED_SHARE * 100} % new`,
      }),
      failures("the crowd", second),
      atMost("all processes together meanwhile", MEMORY_MB, totalOf(most), {
        unit: "MB",
        digits: 0,
        detail: detailOfMemory(most),
      }),
    ];
  },
};
