import { startPlainServer } from "../http/plain";
import { cachedResponse } from "../http/responses";
import { measureRate, type Rate } from "../load/rate";
import { treeCpuMs } from "../support/cpu";
import { pagesOf } from "../support/pages";
import { median } from "../support/quantile";
import { type Part, portOf } from "./part";
import { atLeast, type Row } from "./row";

const CONNECTIONS = 16;
const ENCODING = "gzip";
const SECONDS = 4;
const ROUNDS = 3;
const LEAST_SHARE = 0.7;

type Server = { port: number; pid: number };
type Round = Rate & { cpuMs: number };

async function round({ port, pid }: Server, path: string, seconds: number): Promise<Round> {
  const cpuBefore = treeCpuMs(pid);
  const rate = await measureRate({ port, path, encoding: ENCODING, connections: CONNECTIONS, seconds });
  return { ...rate, cpuMs: (treeCpuMs(pid) - cpuBefore) / rate.requests };
}

/** Finished pages, beside a plain node server that sends the same bytes with the same headers. */
export const KEPT: Part = {
  name: "kept",
  async measure(workshop) {
    const instance = await workshop.startInstance({ seed: "full" });
    const pages = (await pagesOf(instance)).filter(({ name }) => name === "home" || name === "free listing");
    const site = { port: portOf(instance.siteUrl), pid: instance.pid };
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const received = await cachedResponse(instance.siteUrl, path, ENCODING);
      const plain = await startPlainServer([{ path, encoding: ENCODING, received }]);
      workshop.atEnd(plain.stop);
      const seconds = workshop.count(SECONDS * 10, 10) / 10;
      const wholeSeconds = Math.max(1, Math.round(seconds));
      for (const server of [site, plain]) await round(server, path, 1);
      const [ours, theirs]: [Round[], Round[]] = [[], []];
      for (let count = 0; count < ROUNDS; count++) {
        ours.push(await round(site, path, wholeSeconds));
        theirs.push(await round(plain, path, wholeSeconds));
      }
      const of = (rounds: Round[], figure: "perSecond" | "cpuMs" | "generatorLoad") =>
        median(rounds.map((each) => each[figure]));
      const detail = `${of(ours, "perSecond").toFixed(0)} a second, ${of(ours, "cpuMs").toFixed(3)} ms of CPU; ${ours[0]?.generator} at ${Math.round(of(ours, "generatorLoad") * 100)} %`;
      const yardstick = `plain node: ${of(theirs, "perSecond").toFixed(0)} a second, ${of(theirs, "cpuMs").toFixed(3)} ms; ${Math.round(of(theirs, "generatorLoad") * 100)} %`;
      rows.push(
        atLeast(
          `kept ${name}, share of plain node's rate`,
          LEAST_SHARE,
          of(ours, "perSecond") / of(theirs, "perSecond"),
          {
            detail,
            yardstick,
          },
        ),
        {
          what: `kept ${name}, times plain node's CPU`,
          target: "",
          measured: `${(of(ours, "cpuMs") / of(theirs, "cpuMs")).toFixed(2)} x`,
          isMet: null,
        },
      );
    }
    return rows;
  },
};
