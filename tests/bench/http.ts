import "@/tests/support/ends-with-npm";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import type { Instance } from "@/tests/support/instance";
import { type PlainServer, startPlainServer } from "./http/plain";
import { cachedResponse } from "./http/responses";
import { measureRate, type Rate } from "./load/rate";
import { treeCpuMs } from "./support/cpu";
import { INSTANCE_OPTIONS, onAnInstance } from "./support/on-an-instance";
import { pagesOf } from "./support/pages";
import { median } from "./support/quantile";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:http -- [--seed showcase|full] [--seconds 4] [--rounds 3]

Cached pages of an instance of its own, beside a plain node server that sends the same bytes; the two in turn. The load
comes from wrk where it is installed, else from a generator of our own in a process of its own; the last column is the
share of a processor that it took for ours and for the plain one: near 100 % it would be the limit.
`;
const CONNECTIONS = 16;
const ENCODINGS = ["identity", "gzip"] as const;

type Server = Pick<PlainServer, "port" | "pid">;
type Round = Rate & { cpuMs: number };

async function load(server: Server, path: string, encoding: string, seconds: number): Promise<Round> {
  const cpuBefore = treeCpuMs(server.pid);
  const rate = await measureRate({ port: server.port, path, encoding, connections: CONNECTIONS, seconds });
  return { ...rate, cpuMs: (treeCpuMs(server.pid) - cpuBefore) / rate.requests };
}

function medianRound(rounds: readonly Round[]) {
  const of = (figure: "perSecond" | "p50" | "p99" | "cpuMs" | "generatorLoad") =>
    median(rounds.map((round) => round[figure]));
  return {
    perSecond: of("perSecond"),
    p50: of("p50"),
    p99: of("p99"),
    cpuMs: of("cpuMs"),
    generatorLoad: of("generatorLoad"),
  };
}

async function compare(instance: Instance, seconds: number, rounds: number): Promise<void> {
  const pages = await pagesOf(instance);
  const responses = [];
  for (const page of pages) {
    for (const encoding of ENCODINGS) {
      responses.push({
        path: page.path,
        name: page.name,
        encoding,
        received: await cachedResponse(instance.siteUrl, page.path, encoding),
      });
    }
  }
  const plain = await startPlainServer(responses);
  const site = { port: Number(new URL(instance.siteUrl).port), pid: instance.pid };
  const table: string[][] = [];
  try {
    for (const { path: pagePath, name, encoding, received } of responses) {
      await load(site, pagePath, encoding, 1);
      await load(plain, pagePath, encoding, 1);
      const ours: Round[] = [];
      const theirs: Round[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await load(site, pagePath, encoding, seconds));
        theirs.push(await load(plain, pagePath, encoding, seconds));
      }
      const [a, b] = [medianRound(ours), medianRound(theirs)];
      const row = [
        `${name}, ${encoding}`,
        (received.body.length / 1024).toFixed(1),
        a.perSecond.toFixed(0),
        `${a.p50.toFixed(1)} / ${a.p99.toFixed(1)}`,
        a.cpuMs.toFixed(3),
        b.perSecond.toFixed(0),
        `${b.p50.toFixed(1)} / ${b.p99.toFixed(1)}`,
        b.cpuMs.toFixed(3),
        `${(b.perSecond / a.perSecond).toFixed(1)}x`,
        `${(a.cpuMs / b.cpuMs).toFixed(1)}x`,
        `${Math.round(a.generatorLoad * 100)} / ${Math.round(b.generatorLoad * 100)} %`,
      ];
      say(row);
      table.push(row);
    }
  } finally {
    plain.stop();
  }
  printTable(
    [
      "page",
      "KB",
      "req/s",
      "p50/p99 ms",
      "CPU ms/req",
      "plain req/s",
      "p50/p99 ms",
      "CPU ms/req",
      "slower",
      "more CPU",
      "load generator",
    ],
    table,
  );
}

const { values } = parseArgs({
  options: {
    ...INSTANCE_OPTIONS,
    seconds: { type: "string", default: "4" },
    rounds: { type: "string", default: "3" },
  },
});
await onAnInstance(values, USAGE, async (instance) => {
  process.stdout.write(
    `node ${process.version}, ${availableParallelism()} CPUs shared with the load, ${CONNECTIONS} connections, ` +
      `median of ${values.rounds} rounds of ${values.seconds} s\n\n`,
  );
  await compare(instance, Number(values.seconds), Number(values.rounds));
});
