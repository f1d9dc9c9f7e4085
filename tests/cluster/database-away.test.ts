import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect } from "vitest";
import { ChangeLog } from "@/lib/caching/change-log";
import { Redis } from "@/lib/redis";
import { ChangeFollower, type FollowOptions } from "@/server/gateway/change-follower";
import { eventually } from "@/tests/support/eventually";
import { it } from "./support/programs";
import { startRedis } from "./support/redis";

/** More than a lease. */
const SILENT_MS = 1_000;
const POSITION_KEY = "il:posicion";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Returns what follows the log for a node without a process of the site. */
function aNode(redis: Redis, follow: FollowOptions["follow"]): ChangeFollower {
  const follower = new ChangeFollower(
    { follow, workers: () => [], secret: "secreto", redis },
    new ChangeLog(),
    () => undefined,
  );
  ends.push(() => follower.stop());
  return follower;
}

async function beWithoutDatabase({ isSilent }: { isSilent: boolean }): Promise<void> {
  const program = await startRedis();
  const redis = new Redis(program.url);
  ends.push(program.stop, () => redis.close());
  await eventually(async () => expect(await redis.ask((client) => client.ping())).not.toBeNull());
  let lateLooks = 0;
  let isAway = false;
  const follower = aNode(redis, async () => {
    if (isAway) {
      await sleep(SILENT_MS);
      lateLooks += 1;
      if (isSilent) throw new Error("no database");
    }
    return { head: 7, reach: 0, settled: 7, changed: {}, due_ms: null };
  });
  follower.start();
  await eventually(async () => expect(String(await redis.ask((client) => client.get(POSITION_KEY)))).toBe("7"));
  isAway = true;
  await eventually(() => expect(lateLooks).toBeGreaterThan(0));
  expect(await follower.whenCurrent()).toBe(true);
  const other = aNode(redis, async () => ({ head: 8, reach: 0, settled: 8, changed: { businesses: 8 }, due_ms: null }));
  await other.showEverywhere();
  let isHeld = true;
  const held = follower.whenCurrent().finally(() => {
    isHeld = false;
  });
  const before = lateLooks;
  await eventually(() => expect(lateLooks).toBeGreaterThan(before + 1));
  expect(isHeld, String(isSilent)).toBe(true);
  isAway = false;
  expect(await held).toBe(true);
}

it("a node goes on while the database is silent or slow, unless another has saved", () =>
  Promise.all([true, false].map((isSilent) => beWithoutDatabase({ isSilent }))));
