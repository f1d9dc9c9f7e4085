import { once } from "node:events";
import path from "node:path";
import { createClient, type RedisClientType } from "@redis/client";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { forkWithUs } from "@/tests/support/ends-with-us";
import { eventually } from "@/tests/support/eventually";
import type { Commands } from "./support/keeping-process";
import { type RunningRedis, startRedis } from "./support/redis";

type Process = Awaited<ReturnType<typeof startProcess>>;

let redis: RunningRedis;
let looker: RedisClientType;
let one: Process;
let other: Process;
/** Of the log of changes, as far as it has been told here. */
let head = 100;

/** Starts a process that keeps pages as one of Next does. */
async function startProcess(buildId = "build") {
  const child = forkWithUs(path.resolve("tests/cluster/support/keeping-process.ts"), {
    env: { ...process.env, NODE_OPTIONS: "--conditions=react-server" },
  });
  await once(child, "message");
  async function call<Name extends keyof Commands>(
    name: Name,
    ...args: Parameters<Commands[Name]>
  ): Promise<Awaited<ReturnType<Commands[Name]>>> {
    child.send([name, args]);
    const [{ result }] = await once(child, "message");
    return result;
  }
  await call("share", redis.url, buildId);
  return { call, made: new RegExp(`^${child.pid}:`), stop: () => child.kill() };
}

const changes = (position: number, ...tags: string[]) => ({
  position,
  reach: 50,
  changed: Object.fromEntries(tags.map((tag) => [tag, position])),
});

async function change(tag: string, told: readonly Process[]): Promise<void> {
  head += 1;
  for (const each of told) await each.call("noteChanges", changes(head, tag));
}

const inRedis = async (key: string): Promise<string> =>
  JSON.stringify(await Promise.all((await looker.keys(`il:build:next:${key}`)).map((name) => looker.get(name))));

/** Has something made until others can have it: what is late is not shared. @param make makes something new each time */
const shared = <Made>(key: string, make: () => Promise<Made>): Promise<Made> =>
  eventually(async () => {
    const before = await inRedis(key);
    const made = await make();
    await vi.waitFor(async () => expect(await inRedis(key)).not.toBe(before));
    return made;
  });

let visited = 0;
const newPath = (): string => {
  visited += 1;
  return `/${visited}`;
};

/** A page under an address of its own. */
const sharedPage = (by: Process, tag: string) =>
  shared("/*", async () => {
    const path = newPath();
    return { path, ...(await by.call("visit", path, tag)) };
  });

beforeAll(async () => {
  redis = await startRedis();
  looker = createClient({ url: redis.url, socket: { reconnectStrategy: false } });
  looker.on("error", () => undefined);
  await looker.connect();
  [one, other] = await Promise.all([startProcess(), startProcess()]);
  for (const each of [one, other]) await each.call("noteChanges", changes(head));
});

afterAll(async () => {
  for (const each of [one, other]) each?.stop();
  looker.destroy();
  await redis.stop();
});

it("gives a process the page that another has made, until the same moment, though something else has changed", async () => {
  await eventually(async () => {
    const { path, ...made } = await sharedPage(one, "a");
    expect(made).toMatchObject({ tags: "a", seconds: 3600 });
    expect(await looker.ttl(`il:build:next:${path}`)).toBeGreaterThan(3000);
    await change("another", [one, other]);
    const got = await other.call("visit", path, "a");
    expect(got).toEqual({ ...made, seconds: expect.any(Number) });
    expect(got.seconds).toBeLessThanOrEqual(3600);
    await looker.del(`il:build:next:${path}`);
    expect((await other.call("visit", path, "a")).text).toBe(made.text);
  });
});

it("gives a process what a page of another was made of", async () => {
  await eventually(async () => {
    let tag = "";
    const answer = await shared("[^/]*", () => {
      tag = newPath();
      return one.call("ask", tag, true);
    });
    expect(await other.call("ask", tag, true)).toBe(answer);
  });
});

it("keeps to itself what was asked for one visitor", async () => {
  const answer = await one.call("ask", "of-visit", false);
  expect(await one.call("ask", "of-visit", true)).toBe(answer);
  await sharedPage(one, "of-visit");
  expect(await other.call("ask", "of-visit", true)).toMatch(other.made);
});

it("believes nothing that is older than a change of which it has heard", async () => {
  const { path } = await sharedPage(one, "b");
  await shared("[^/]*", async () => {
    await change("b", [one]);
    return one.call("ask", "b", true);
  });
  await change("b", [other]);
  expect((await other.call("visit", path, "b")).text).toMatch(other.made);
  expect(await other.call("ask", "b", true)).toMatch(other.made);
});

it("gets what was made after a change, also where the page was kept before", async () => {
  await eventually(async () => {
    const { path, text } = await sharedPage(one, "c");
    expect((await other.call("visit", path, "c")).text).toBe(text);
    const made = await shared(path, async () => {
      await change("c", [one, other]);
      return one.call("visit", path, "c");
    });
    expect(made.text).not.toBe(text);
    expect((await other.call("visit", path, "c")).text).toBe(made.text);
  });
});

it("shares no page whose data have changed while it was rendered", async () => {
  const path = newPath();
  head += 1;
  const page = await one.call("visit", path, "d", { meanwhile: changes(head, "d") });
  expect(page.tags).toBe("!");
  await sharedPage(one, "d");
  expect((await other.call("visit", path, "d")).text).toMatch(other.made);
});

it("believes nothing that the log does not reach, nor anything before it was told the log", async () => {
  const [untold, late] = await Promise.all([startProcess(), startProcess()]);
  const { path } = await sharedPage(one, "e");
  await late.call("noteChanges", { ...changes(head + 5), reach: head + 1 });
  for (const each of [untold, late]) expect((await each.call("visit", path, "e")).text).toMatch(each.made);
  const own = newPath();
  await untold.call("visit", own, "e");
  await untold.call("noteChanges", changes(head));
  await sharedPage(untold, "e");
  expect(await looker.exists(`il:build:next:${own}`)).toBe(0);
  for (const each of [untold, late]) each.stop();
});

it("forgets all that it keeps when it has missed a part of the log", async () => {
  const missing = await startProcess();
  await missing.call("noteChanges", changes(head));
  const { path, text } = await sharedPage(missing, "f");
  const answer = await missing.call("ask", "f", true);
  expect(await missing.call("ask", "f", true)).toBe(answer);
  expect((await missing.call("visit", path, "f")).text).toBe(text);
  await missing.call("noteChanges", { position: head + 2, reach: head + 1, changed: {} });
  expect((await missing.call("visit", path, "f")).text).not.toBe(text);
  expect(await missing.call("ask", "f", true)).not.toBe(answer);
  missing.stop();
});

it("shares nothing with another build", async () => {
  const newer = await startProcess("newer");
  await newer.call("noteChanges", changes(head));
  const { path } = await sharedPage(one, "g");
  expect((await newer.call("visit", path, "g")).text).toMatch(newer.made);
  newer.stop();
});

it.each([
  ["is of an address under which there is nothing", { status: 404 }],
  ["is larger than 2 MB", { characters: 2 * 1024 * 1024 }],
  ["lives for less than a second", { revalidate: 0.5 }],
])("shares no page that %s", async (_, rendering) => {
  const path = newPath();
  await one.call("visit", path, "g", rendering);
  await sharedPage(one, "g");
  expect(await looker.exists(`il:build:next:${path}`)).toBe(0);
});

it("takes a page that cannot be read for none", async () => {
  const path = newPath();
  await looker.set(`il:build:next:${path}`, "?");
  expect((await one.call("visit", path, "h")).text).toMatch(one.made);
});

it("keeps its own while Redis hangs or is gone, and shares again after that", async () => {
  const [kept, other] = [newPath(), newPath()];
  redis.pause();
  const first = await one.call("visit", kept, "i");
  redis.resume();
  await redis.stop();
  expect((await one.call("visit", other, "i")).text).toMatch(one.made);
  expect((await one.call("visit", kept, "i")).text).toBe(first.text);
  redis = await startRedis(redis);
  await looker.connect();
  await sharedPage(one, "i");
});
