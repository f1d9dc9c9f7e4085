import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "@/supabase/seed/artwork/random";
import { type Answer, Connection } from "./connection";
import { addressOf, type Job, type LoadResult, requestBytes, type Sample } from "./job";

type JobOf<K extends Job["kind"]> = Extract<Job, { kind: K }>;
type Record = (path: string, askedAt: number, answer: Answer) => void;

const ask = (connection: Connection, request: Buffer): Promise<Answer> =>
  new Promise((resolve) => connection.ask(request, resolve));

function flat({ port, path, encoding, connections, seconds }: JobOf<"flat">, record: Record): Promise<unknown> {
  const request = requestBytes(path, encoding);
  const until = performance.now() + seconds * 1000;
  const loop = (connection: Connection) =>
    new Promise<void>((resolve) => {
      const next = () => {
        const askedAt = performance.now();
        if (askedAt >= until) {
          connection.close();
          return resolve();
        }
        connection.ask(request, (answer) => {
          record(path, askedAt, answer);
          next();
        });
      };
      next();
    });
  return Promise.all(Array.from({ length: connections }, () => loop(new Connection(port))));
}

async function paced({ port, path, encoding, perSecond, seconds }: JobOf<"paced">, record: Record): Promise<void> {
  const idle: Connection[] = [];
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const dueAt = startedAt + (number * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 1) await sleep(early);
    const connection = idle.pop() ?? new Connection(port);
    // From when it was due: what could not be asked in time has waited too.
    const askedAt = Math.min(dueAt, performance.now());
    const answered = ask(connection, requestBytes(path, encoding, addressOf(number))).then((answer) => {
      record(path, askedAt, answer);
      idle.push(connection);
    });
    underWay.push(answered);
  }
  await Promise.all(underWay);
  for (const connection of idle) connection.close();
}

async function visit({ port, encoding, visitors, pauseMs }: JobOf<"visitors">, record: Record): Promise<void> {
  const random = seededRandom(1);
  const each = async (paths: readonly string[], number: number): Promise<void> => {
    // Behind HAProxy a visitor is who connects.
    const connection = new Connection(port, addressOf(number));
    await sleep(pauseMs * random());
    for (const path of paths) {
      const askedAt = performance.now();
      record(path, askedAt, await ask(connection, requestBytes(path, encoding)));
      if (pauseMs > 0) await sleep(pauseMs * (0.5 + random()));
    }
    connection.close();
  };
  await Promise.all(visitors.map(each));
}

async function run(job: Job): Promise<LoadResult> {
  const samples: Sample[] = [];
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const record: Record = (path, askedAt, { status, bytes }) => {
    samples.push({ path, atMs: askedAt - startedAt, ms: performance.now() - askedAt, status, bytes });
  };
  if (job.kind === "flat") await flat(job, record);
  else if (job.kind === "paced") await paced(job, record);
  else await visit(job, record);
  const { user, system } = process.cpuUsage(cpuBefore);
  return { samples, seconds: (performance.now() - startedAt) / 1000, cpuMs: (user + system) / 1000 };
}

/** Run as a process of its own: gets one job as a message, and sends what it has seen back. */
process.once("message", async (job: Job) => {
  const result = await run(job);
  process.send?.(result, () => process.disconnect());
});
