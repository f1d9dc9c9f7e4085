import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createRateLimit } from "@/lib/http/server/rate-limit";
import { siteRedis } from "@/lib/site-redis";
import { eventually } from "@/tests/support/eventually";
import { hasPrograms } from "./support/programs";
import { type RunningRedis, startRedis } from "./support/redis";

const LIMIT = { isQuiet: true, requests: 20, perSeconds: 600 };
const NETWORK = "203.0.113.7";

/** The same limit of two nodes: each counts by itself as well. */
const onTwoNodes = (limit: Parameters<typeof createRateLimit>[0]) => [createRateLimit(limit), createRateLimit(limit)];

async function admitted(nodes: ReturnType<typeof onTwoNodes>, times: number, key = NETWORK): Promise<number> {
  const asked = Array.from({ length: times }, () => nodes.map((isWithinLimit) => isWithinLimit(key)));
  return (await Promise.all(asked.flat())).filter(Boolean).length;
}

describe.skipIf(!hasPrograms())("a limit of two nodes", () => {
  let redis: RunningRedis;
  beforeAll(async () => {
    redis = await startRedis();
    vi.stubEnv("REDIS_URL", redis.url);
    vi.stubEnv("SIGNING_SECRETS", `1:${"s".repeat(32)}`);
    await isShared();
  });
  afterAll(async () => {
    siteRedis()?.close();
    vi.unstubAllEnvs();
    await redis?.stop();
  });

  const isShared = () =>
    eventually(async () => expect(await siteRedis()?.ask((client) => client.ping())).not.toBeNull());

  it("lets as many pass as one node would, of each key", async () => {
    const nodes = onTwoNodes({ ...LIMIT, name: "shared" });
    expect(await admitted(nodes, 30)).toBe(20);
    expect(await admitted(nodes, 30, "203.0.113.8")).toBe(20);
  });

  it("begins anew when its window has ended", async () => {
    const nodes = onTwoNodes({ ...LIMIT, name: "short", perSeconds: 1 });
    expect(await admitted(nodes, 30)).toBe(20);
    await eventually(async () => expect(await admitted(nodes, 1)).toBe(2));
  });

  it("keeps no address, and nothing for longer than its window", async () => {
    await admitted(onTwoNodes({ ...LIMIT, name: "kept" }), 1);
    const client = await createClient({ url: redis.url }).connect();
    const keys = await client.keys("*");
    const lives = await Promise.all(keys.map((key) => client.ttl(key)));
    client.destroy();
    expect(keys).toContainEqual(expect.stringMatching(/^il:limit:kept:[0-9a-f]{32}$/));
    expect(keys.filter((key) => key.includes(NETWORK))).toEqual([]);
    expect(lives.filter((life) => life < 0 || life > LIMIT.perSeconds)).toEqual([]);
  });

  it.each(["pause", "kill"] as const)(
    "is each node's own while Redis is away (%s), and a tenth of it for codes and money",
    async (fault) => {
      const open = onTwoNodes({ ...LIMIT, name: `open-${fault}` });
      const closed = onTwoNodes({ ...LIMIT, name: `closed-${fault}`, failsClosed: true });
      const used = onTwoNodes({ ...LIMIT, name: `used-${fault}`, failsClosed: true });
      expect(await admitted(used, 1)).toBe(2);
      await redis[fault]();
      expect(await admitted(open, 30)).toBe(40);
      expect(await admitted(closed, 30)).toBe(4);
      // What was counted together counts for each.
      expect(await admitted(used, 30)).toBe(2);
      if (fault === "pause") redis.resume();
      else redis = await startRedis(redis);
      await isShared();
      expect(await admitted(onTwoNodes({ ...LIMIT, name: `again-${fault}` }), 30)).toBe(20);
    },
  );

  it("takes no answer for late because the process was busy", async () => {
    redis.pause();
    const answer = siteRedis()?.ask((client) => client.ping());
    const end = performance.now() + 200;
    while (performance.now() < end);
    setTimeout(redis.resume, 5);
    expect(String(await answer)).toBe("PONG");
  });
});
