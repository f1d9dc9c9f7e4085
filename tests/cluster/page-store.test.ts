import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { Redis } from "@/lib/redis";
import { findOrClaim } from "@/server/gateway/page-store/page-store";
import { RedisStore } from "@/server/gateway/page-store/redis-store";
import type { StoredPage } from "@/server/gateway/page-store/stored-page";
import { eventually } from "@/tests/support/eventually";
import { it } from "./support/programs";
import { type RunningRedis, startRedis } from "./support/redis";

const DAY_MS = 24 * 60 * 60 * 1000;

let redis: RunningRedis;
const clients: Redis[] = [];
/** A path of its own for each test. */
let path = "/";
let tests = 0;

const page = (text: string, facts: Partial<StoredPage> = {}): StoredPage => ({
  headers: { "content-type": "text/html", "x-page-tags": "businesses" },
  position: 7,
  expiresAt: Date.now() + 60_000,
  encoding: "zstd",
  isSmall: false,
  plainBytes: text.length,
  body: Buffer.from(text),
  ...facts,
});

/** A connection of its own that has reached Redis. */
async function connect(): Promise<Redis> {
  const client = new Redis(redis.url);
  clients.push(client);
  await eventually(async () => expect(await client.ask((asked) => asked.ping())).not.toBeNull());
  return client;
}

/** A node of the cluster. */
const node = async (build = "uno") => new RedisStore(await connect(), build);

/** Keys of the test's page, or its claim. */
const keys = async (kind: "page" | "lock"): Promise<string[]> =>
  ((await (await connect()).ask((asked) => asked.keys(`il:uno:${kind}:*`))) ?? []).map(String);

const { signal } = new AbortController();
const find = (store: RedisStore) => findOrClaim(store, path, (page) => page, signal);

beforeAll(async () => {
  redis = await startRedis();
});
beforeEach(() => {
  tests += 1;
  path = `/negocio/prueba-${tests}`;
});
afterEach(async () => {
  await (await connect()).ask((asked) => asked.flushAll());
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => redis.stop());

it("a page that one node has put is another's, of the same build alone", async () => {
  const [one, two, other] = await Promise.all([node(), node(), node("dos")]);
  const stored = page("página");
  await one.put(path, stored);
  expect(await two.get(path)).toEqual(stored);
  expect(await other.get(path)).toBeNull();
});

it.each([
  ["its life", 60_000],
  ["a day", 30 * DAY_MS],
])("a page is kept for %s at most", async (_, lifeMs) => {
  await (await node()).put(path, page("página", { expiresAt: Date.now() + lifeMs }));
  const [key = ""] = await keys("page");
  const left = await (await connect()).ask((asked) => asked.pTTL(key));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(Math.min(lifeMs, DAY_MS));
});

it("a page past its end is not put", async () => {
  await (await node()).put(path, page("página", { expiresAt: Date.now() - 1 }));
  expect(await keys("page")).toEqual([]);
});

it("something damaged is no page", async () => {
  const store = await node();
  await store.put(path, page("página"));
  const [key = ""] = await keys("page");
  await (await connect()).ask((asked) => asked.append(key, "x"));
  expect(await store.get(path)).toBeNull();
});

it("of nodes that want a page at once one makes it, and the others get it", async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => node()));
  let made = 0;
  const texts = stores.map(async (store) => {
    const found = await find(store);
    if (found.found) return found.found.body.toString();
    made += 1;
    await store.put(path, page("página"));
    found.release();
    return "página";
  });
  expect(await Promise.all(texts)).toEqual(Array(4).fill("página"));
  expect(made).toBe(1);
});

it("a page that is not valid is made anew, by one node", async () => {
  const [one, two] = await Promise.all([node(), node()]);
  await one.put(path, page("vieja", { position: 1 }));
  const accept = (stored: StoredPage) => (stored.position > 1 ? stored : null);
  const found = await findOrClaim(one, path, accept, signal);
  expect(found.found).toBeNull();
  const other = findOrClaim(two, path, accept, signal);
  await one.put(path, page("nueva", { position: 2 }));
  expect((await other).found?.body.toString()).toBe("nueva");
});

it("the next one makes it when the first could not", async () => {
  const [one, two] = await Promise.all([node(), node()]);
  const first = await find(one);
  const second = find(two);
  if (!first.found) first.release();
  expect((await second).found).toBeNull();
});

it("a claim that has run out is not taken from whoever has it then", async () => {
  const [one, two, three] = await Promise.all([node(), node(), node()]);
  const late = await find(one);
  const [lock = ""] = await keys("lock");
  await (await connect()).ask((asked) => asked.pExpire(lock, 1));
  expect((await find(two)).found).toBeNull();
  if (!late.found) late.release();
  await one.get(path);
  expect(await three.claim(path)).toBeNull();
});

it.each<[string, () => unknown, () => unknown]>([
  ["hangs", () => redis.pause(), () => redis.resume()],
  [
    "is gone",
    () => redis.kill(),
    async () => {
      redis = await startRedis(redis);
    },
  ],
])("each node makes its own while Redis %s", async (_, away, back) => {
  const stores = await Promise.all([node(), node()]);
  await stores[0]?.put(path, page("página"));
  await away();
  const found = await Promise.all(stores.map(find));
  expect(found.map((each) => each.found)).toEqual([null, null]);
  await stores[0]?.put(path, page("otra"));
  await back();
});

it("each node makes its own while Redis is full", async () => {
  const administrator = await connect();
  const bound = (maxmemory: string, policy: string) =>
    administrator.ask((asked) => asked.configSet({ maxmemory, "maxmemory-policy": policy }));
  const stores = await Promise.all([node(), node()]);
  await bound("1", "noeviction");
  await stores[0]?.put(path, page("página"));
  const found = await Promise.all(stores.map(find));
  expect(found.map((each) => each.found)).toEqual([null, null]);
  expect(await bound("64mb", "allkeys-lru")).not.toBeNull();
});

it("tells a node that begins what is there, up to so many bytes, and nothing of another build", async () => {
  const [one, other] = await Promise.all([node(), node("dos")]);
  const names = Array.from({ length: 100 }, (_, number) => `${path}-${number}`);
  for (const name of names) await one.put(name, page("x".repeat(1_000)));
  await other.put(path, page("otra"));
  const read = async (maxBytes: number) => {
    const found = [];
    for await (const { key } of one.latest(maxBytes)) found.push(key);
    return found.sort();
  };
  expect(await read(Number.POSITIVE_INFINITY)).toEqual(names.sort());
  const some = await read(50_000);
  expect(some.length).toBeGreaterThan(20);
  expect(some.length).toBeLessThan(50);
});
