import { REVALIDATE_SECRET } from "@/tests/cluster/support/cluster";
import { generate } from "../load/generate";
import { BROWSER_ENCODING } from "../load/job";
import { startedCpuMs } from "../support/cpu";
import { median } from "../support/quantile";
import { listingPaths } from "./addresses";
import { EDITED_PAGES, editWhileVisited } from "./edits";
import { type Part, portOf } from "./part";
import type { Row } from "./row";

const RENDERS = 200;
const ROUNDS = 3;
const VISITORS = 16;

type Rate = { perSecond: number; cpuMs: number; generatorLoad: number };

async function firstRenders(url: string, paths: readonly string[]): Promise<Rate> {
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    paths.filter((_path, index) => index % VISITORS === visitor),
  );
  const before = startedCpuMs();
  const job = { kind: "visitors", port: portOf(url), encoding: BROWSER_ENCODING, visitors, pauseMs: 0 } as const;
  const { samples, seconds, cpuMs } = await generate(job);
  const failed = samples.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} answered ${failed.status}`);
  return {
    perSecond: samples.length / seconds,
    cpuMs: (startedCpuMs() - before) / samples.length,
    generatorLoad: cpuMs / (seconds * 1000),
  };
}

const medianOf = (rates: readonly Rate[], figure: keyof Rate): number => median(rates.map((rate) => rate[figure]));

const wordsOf = (rates: readonly Rate[] = []): string =>
  `${medianOf(rates, "perSecond").toFixed(1)} a second, ${medianOf(rates, "cpuMs").toFixed(1)} ms of CPU, generator at ${Math.round(medianOf(rates, "generatorLoad") * 100)} %`;

/** Two nodes behind HAProxy with Redis, beside one of them. */
export const CLUSTER: Part = {
  name: "cluster",
  async measure(workshop) {
    const { balancer, nodes, sql } = await workshop.startCluster({ seed: "full" });
    const [renders, edited] = [workshop.count(RENDERS, 32), 1 + workshop.count(EDITED_PAGES, 50)];
    const paths = await listingPaths(sql, 2 * (ROUNDS + 1) * renders + 2 * edited);
    const sites = [
      { what: "one node", url: nodes[0].url, rates: [] as Rate[] },
      { what: "two nodes", url: balancer.url, rates: [] as Rate[] },
    ] as const;
    for (const { url } of sites) await firstRenders(url, paths.splice(0, renders));
    for (let round = 0; round < ROUNDS; round++)
      for (const { url, rates } of sites) rates.push(await firstRenders(url, paths.splice(0, renders)));
    const [one, two] = sites.map(({ rates }) => rates);
    const rows: Row[] = [
      {
        what: "first renders, two nodes behind HAProxy",
        target: "",
        measured: wordsOf(two),
        yardstick: `one of them: ${wordsOf(one)}`,
        isMet: null,
      },
    ];
    for (const { what, url } of sites) {
      const announce = () =>
        fetch(`${url}/api/revalidate`, { method: "POST", headers: { authorization: `Bearer ${REVALIDATE_SECRET}` } });
      const site = { what: `${what}, an edit a second`, url, sql, announce };
      rows.push(...(await editWhileVisited(site, paths.splice(0, edited))));
    }
    return rows;
  },
};
