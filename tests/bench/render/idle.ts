import { setTimeout as sleep } from "node:timers/promises";
import { QUIET_MS } from "@/server/idle-renderer";
import { eventually } from "@/tests/support/eventually";
import type { Instance } from "@/tests/support/instance";
import { signalTree } from "@/tests/support/processes";
import { generate } from "../load/generate";
import { BROWSER_ENCODING, type Sample } from "../load/job";
import { ask, askAll } from "../support/ask";
import { treeCpuMs } from "../support/cpu";
import { listingPaths } from "./addresses";
import { KEPT, p } from "./burst";
import { type Part, portOf } from "./part";
import { atMost, type Row } from "./row";

const KEPT_PAGES = 100;
const VISITORS = 20;
const VISITS = 60;
const PAUSE_MS = 300;
const NEW_SHARE = 0.02;
const ROUNDS = 3;
const TIMES = 1.2;

type Visited = { instance: Instance; samples: Sample[]; cpuMs: number; seconds: number };

async function visit(visited: Visited, visitors: readonly (readonly string[])[]): Promise<void> {
  const { instance } = visited;
  signalTree(instance.pid, "SIGCONT");
  // What it has missed it has to read first.
  await eventually(async () => {
    const { status } = await ask(`${instance.siteUrl}/api/ready`);
    if (status !== 200) throw new Error(`not ready: ${status}`);
  });
  const before = treeCpuMs(instance.pid);
  const job = {
    kind: "visitors",
    port: portOf(instance.siteUrl),
    encoding: BROWSER_ENCODING,
    visitors,
    pauseMs: PAUSE_MS,
  } as const;
  const { samples, seconds } = await generate(job);
  visited.cpuMs += treeCpuMs(instance.pid) - before;
  visited.seconds += seconds;
  visited.samples.push(...samples);
  signalTree(instance.pid, "SIGSTOP");
}

/** Visitors of mostly kept pages while pages are made in advance, and while none are: of two instances one hangs while the other is visited. */
export const IDLE: Part = {
  name: "idle",
  async measure(workshop) {
    const visits = workshop.count(VISITS, 20);
    const newPages = VISITORS * visits * NEW_SHARE;
    const start = async (isLively: boolean): Promise<Visited> => {
      const instance = await workshop.startInstance({ seed: "full", isLively });
      return { instance, samples: [], cpuMs: 0, seconds: 0 };
    };
    const without = await start(false);
    const sql = workshop.openDatabase(without.instance);
    workshop.atEnd(() => signalTree(without.instance.pid, "SIGCONT"));
    const paths = await listingPaths(sql, KEPT_PAGES + ROUNDS * newPages);
    const known = [...KEPT, ...paths.splice(0, KEPT_PAGES)];
    await askAll(without.instance.siteUrl, known);
    signalTree(without.instance.pid, "SIGSTOP");
    const beside = await start(true);
    workshop.atEnd(() => signalTree(beside.instance.pid, "SIGCONT"));
    await askAll(beside.instance.siteUrl, known);
    // It begins in a quiet moment.
    await sleep(2 * QUIET_MS);
    signalTree(beside.instance.pid, "SIGSTOP");

    const newOnes = new Set(paths);
    for (let round = 0; round < ROUNDS; round++) {
      const fresh = paths.splice(0, newPages);
      const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
        Array.from({ length: visits }, (_none, visit) => {
          const isNew = (visit * VISITORS + visitor) % (1 / NEW_SHARE) === 0;
          return (isNew ? fresh.pop() : undefined) ?? known[(visitor * 31 + visit * 7) % known.length] ?? "/";
        }),
      );
      for (const each of [without, beside]) await visit(each, visitors);
    }
    const p95 = ({ samples }: Visited, isNew: boolean) =>
      p(
        samples.filter(({ path }) => newOnes.has(path) === isNew),
        0.95,
      );
    const load = ({ cpuMs, seconds }: Visited) => `${((cpuMs / seconds / 1000) * 100).toFixed(0)} % of a processor`;
    const compare = (what: string, isNew: boolean): Row =>
      atMost(`${what} while pages are made in advance, p95`, TIMES, p95(beside, isNew) / p95(without, isNew), {
        unit: "x",
        digits: 2,
        detail: `${p95(beside, isNew).toFixed(1)} ms, ${load(beside)}`,
        yardstick: `while none are: ${p95(without, isNew).toFixed(1)} ms, ${load(without)}`,
      });
    return [compare("kept pages", false), compare(`first renders, ${NEW_SHARE * 100} % of the visits,`, true)];
  },
};
