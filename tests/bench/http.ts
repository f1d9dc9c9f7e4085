import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import type { Instance } from "@/tests/support/instance";
import { askFor, type ReceivedResponse } from "./http/responses";
import { treeCpuMs } from "./support/cpu";
import { INSTANCE_OPTIONS, onAnInstance } from "./support/on-an-instance";
import { type Page, pagesOf } from "./support/pages";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:http -- [--seed showcase|full] [--seconds 4] [--rounds 3]

Cached pages of an instance of its own, beside a plain node server that sends the same bytes; the two in turn.
`;
const CONNECTIONS = 16;
const ENCODINGS = ["identity", "gzip"] as const;
const KEPT_AFTER_VISITS = 5;

type Encoding = (typeof ENCODINGS)[number];
type Server = { url: string; pid: number };
type Round = { perSecond: number; p50: number; p99: number; cpuMs: number };

async function startPlainServer(
  responses: readonly { path: string; encoding: Encoding; received: ReceivedResponse }[],
) {
  const file = path.join(import.meta.dirname, "http/plain-server.ts");
  const child = fork(file, [], { execArgv: ["--import", "tsx"] });
  child.send(
    responses.map(({ received, ...key }) => ({
      ...key,
      received: {
        headers: { ...received.headers, "content-length": `${received.body.length}` },
        body: received.body.toString("base64"),
      },
    })),
  );
  const [port] = await once(child, "message");
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** Visits a page until it is kept, and returns what is then sent. */
async function cachedResponse(
  siteUrl: string,
  { path: pagePath }: Page,
  encoding: Encoding,
): Promise<ReceivedResponse> {
  for (let visit = 0; visit < KEPT_AFTER_VISITS; visit++) await askFor(`${siteUrl}${pagePath}`, encoding);
  const received = await askFor(`${siteUrl}${pagePath}`, encoding);
  if (received.status !== 200) throw new Error(`${pagePath} answered ${received.status}`);
  return received;
}

async function load(server: Server, pagePath: string, encoding: Encoding, seconds: number): Promise<Round> {
  const cpuBefore = treeCpuMs(server.pid);
  const result = await autocannon({
    url: `${server.url}${pagePath}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": encoding },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${pagePath}: ${result.non2xx} not 200, ${result.errors} errors`);
  const requests = result["2xx"];
  return {
    perSecond: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (treeCpuMs(server.pid) - cpuBefore) / requests,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function medianRound(rounds: readonly Round[]): Round {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  return { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99"), cpuMs: of("cpuMs") };
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
        received: await cachedResponse(instance.siteUrl, page, encoding),
      });
    }
  }
  const plain = await startPlainServer(responses);
  const site = { url: instance.siteUrl, pid: instance.pid };
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
        `${a.p50.toFixed(0)} / ${a.p99.toFixed(0)}`,
        a.cpuMs.toFixed(3),
        b.perSecond.toFixed(0),
        `${b.p50.toFixed(0)} / ${b.p99.toFixed(0)}`,
        b.cpuMs.toFixed(3),
        `${(b.perSecond / a.perSecond).toFixed(1)}x`,
        `${(a.cpuMs / b.cpuMs).toFixed(1)}x`,
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
