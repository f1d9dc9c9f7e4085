import "@/tests/support/ends-with-npm";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { setPriority, tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { prepareWorld } from "@/tests/security/support/prepare";
import { PROXY_ADDRESS } from "@/tests/security/support/send";
import { forkWithUs, spawnWithUs } from "@/tests/support/ends-with-us";
import { type Instance, startInstance } from "@/tests/support/instance";
import { request } from "@/tests/support/raw-http";
import type { Order } from "./attacks/attacker";
import { FLOODS } from "./attacks/floods";
import { Closing, closeOnSignals } from "./support/closing";
import { detailOfMemory } from "./support/memory";
import { proportionalByKind } from "./support/process-kinds";
import { quantile } from "./support/quantile";
import { printTable, say } from "./support/table";

const USAGE = `npm run bench:attacks -- [--minutes 60] [--seconds 30] [--flood part-of-its-name]

A visitor who searches once a second, beside attackers: the attacks of tests/security again and again, and floods (so
many seconds each, one after the other). Fails when his p99 is a second or more, or a search has no answer.
`;
const GOAL_MS = 1_000;
const ATTACKERS_PRIORITY = 15;
const WORDS = ["tacos", "farmacia", "papelería", "estética", "plomero", "pan", "ferretería", "dentista"];

type Search = { flood: string; ms: number; status: number };

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    seconds: { type: "string", default: "30" },
    flood: { type: "string", default: "" },
    help: { type: "boolean" },
  },
});
const seconds = Number(values.seconds);
let endsAt = Number.POSITIVE_INFINITY;
const isOver = () => performance.now() >= endsAt;
const searches: Search[] = [];
let flood = "none, to compare with";
const closing = new Closing();

/** Asks once a second, whether he was answered or not. Every half minute it is another visitor: nobody meets his limit. */
async function search(siteUrl: string): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const [askedAt, during] = [performance.now(), flood];
    const visitor = `198.51.${Math.floor(count / 30) % 250}.7`;
    const url = `${siteUrl}/negocios?q=${encodeURIComponent(`${WORDS[count % WORDS.length]} ${count}`)}`;
    const record = (status: number) => {
      searches.push({ flood: during, ms: performance.now() - askedAt, status });
    };
    const headers = { "x-forwarded-for": visitor, "accept-encoding": "gzip", accept: "text/html" };
    answers.push(
      request(url, { headers, localAddress: PROXY_ADDRESS })
        .then(({ status }) => record(status))
        .catch(() => record(0)),
    );
    await sleep(Math.max(0, 1000 - (performance.now() - askedAt)));
  }
  await Promise.all(answers);
}

/** The attacks of tests/security, which need not have the outcome that they have on a new instance. */
async function attackAgain(world: string): Promise<void> {
  while (!isOver()) {
    const command = ["node_modules/vitest/vitest.mjs", "run", "--project", "security", "--reporter", "dot"];
    const child = spawnWithUs(command, { ...process.env, ATTACKED_WORLD: world });
    setPriority(child.pid ?? 0, ATTACKERS_PRIORITY);
    child.stdout.resume();
    const ended = once(child, "exit");
    while (!isOver() && child.exitCode === null) await Promise.race([ended, sleep(1000)]);
    child.kill("SIGKILL");
    await ended;
  }
}

async function floodInTurn(instance: Instance): Promise<void> {
  const port = Number(new URL(instance.siteUrl).port);
  const home = await request(instance.siteUrl);
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home.body)?.[0] ?? "/";
  const attacker = forkWithUs(path.join(import.meta.dirname, "attacks/attacker.ts"));
  closing.atEnd(() => attacker.kill("SIGKILL"));
  const names = Object.keys(FLOODS).filter((name) => name.includes(values.flood));
  for (let index = 0; !isOver(); index += 1) {
    flood = names[index % names.length] ?? "";
    attacker.send({ flood, seconds, port, script } satisfies Order);
    await once(attacker, "message");
    const of = searches.filter((each) => each.flood === flood).map(({ ms }) => ms);
    say([flood, `p99 ${quantile(of, 0.99).toFixed(0)} ms`, `MB: ${detailOfMemory(proportionalByKind(instance.pid))}`]);
  }
}

const rowOf = (name: string, of: readonly Search[]): string[] => {
  const times = of.map(({ ms }) => ms);
  const [p50, p99, max] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  return [
    name,
    `${of.length}`,
    ...[p50, p99, max].map((ms) => ms.toFixed(0)),
    `${of.filter(({ status }) => status !== 200).length}`,
  ];
};

async function main(): Promise<void> {
  const instance = await startInstance({
    seed: "showcase",
    isLively: true,
    environment: { TRUSTED_PROXIES: PROXY_ADDRESS },
  });
  closing.atEnd(() => instance.stop());
  const folder = await mkdtemp(path.join(tmpdir(), "bench-attacks-"));
  closing.atEnd(() => rm(folder, { recursive: true, force: true }));
  const world = path.join(folder, "world.json");
  await writeFile(world, JSON.stringify(await prepareWorld(instance)), { mode: 0o600 });
  endsAt = performance.now() + Number(values.minutes) * 60_000;
  await Promise.all([search(instance.siteUrl), attackAgain(world), floodInTurn(instance)]);
  const rows = Object.entries(Object.groupBy(searches, (each) => each.flood)).map(([name, of = []]) => rowOf(name, of));
  const all = rowOf("all", searches);
  printTable(["beside", "searches", "p50 ms", "p99 ms", "max ms", "not 200"], [...rows, all]);
  const isMet = Number(all[3]) < GOAL_MS && searches.every(({ status }) => status === 200);
  if (!isMet) process.exitCode = 1;
}

if (values.help) process.stdout.write(USAGE);
else {
  closeOnSignals(() => closing.close());
  await main().finally(() => closing.close());
}
