import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect } from "vitest";
import { ChangeLog } from "@/lib/caching/change-log";
import { Redis } from "@/lib/redis";
import { ChangeFollower } from "@/server/gateway/change-follower";
import { eventually } from "@/tests/support/eventually";
import { it } from "./support/programs";
import { startRedis } from "./support/redis";

/** More than a lease. */
const SILENT_MS = 1_200;
const POSITION_KEY = "il:posicion";

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function beWithoutDatabase({ isSilent }: { isSilent: boolean }): Promise<void> {
  const program = await startRedis();
  const redis = new Redis(program.url);
  ends.push(program.stop, () => redis.close());
  await eventually(async () => expect(await redis.ask((client) => client.ping())).not.toBeNull());
  let lateLooks = 0;
  let isAway = false;
  const follower = new ChangeFollower(
    {
      async follow() {
        if (isAway) {
          await sleep(SILENT_MS);
          lateLooks += 1;
          if (isSilent) throw new Error("no database");
        }
        return { head: 7, reach: 0, settled: 7, changed: {}, due_ms: null };
      },
      ...{ workers: () => [], secret: "secreto", redis },
    },
    new ChangeLog(),
    () => undefined,
  );
  ends.push(() => follower.stop());
  follower.start();
  await eventually(async () => expect(String(await redis.ask((client) => client.get(POSITION_KEY)))).toBe("7"));
  isAway = true;
  await eventually(() => expect(lateLooks).toBeGreaterThan(0));
  expect(await follower.whenCurrent()).toBe(true);
  await redis.ask((client) => client.set(POSITION_KEY, "8"));
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

it("a node goes on while the database is silent or slow, unless another has passed more", () =>
  Promise.all([true, false].map((isSilent) => beWithoutDatabase({ isSilent }))));
