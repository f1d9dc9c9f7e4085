import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { ChangeLog } from "@/lib/caching/change-log";
import type { Changes } from "@/lib/page-expiry/model";
import { Redis } from "@/lib/redis";
import { startGateway } from "@/server/gateway";
import { ChangeFollower } from "@/server/gateway/change-follower";
import { eventually } from "@/tests/support/eventually";

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

/** Stands in for a process of the site. @returns its port, and the positions that it was told */
async function openWorker(mayAnswer = Promise.resolve()) {
  const told: number[] = [];
  const server = http.createServer(async (request, response) => {
    told.push(((await json(request)) as Changes).position);
    await mayAnswer;
    response.end();
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, told };
}

it("a process that begins while others are told of a change hears of it, too", async () => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const [slow, late] = [await openWorker(mayAnswer), await openWorker()];
  const workers = [slow.port];
  const follower = new ChangeFollower(
    {
      follow: async () => ({ head: 7, reach: 0, settled: 7, changed: { businesses: 7 }, due_ms: null }),
      ...{ workers: () => workers, secret: "secreto", redis: null },
    },
    new ChangeLog(),
    () => undefined,
  );
  const passing = follower.catchUp();
  await eventually(() => expect(slow.told).toEqual([7]));
  workers.push(late.port);
  const introducing = follower.introduce(late.port);
  setImmediate(answer);
  await Promise.all([passing, introducing]);
  expect(late.told.at(-1)).toBe(7);
});

it("a node that cannot follow the log is not ready, and says so", async () => {
  const redis = new Redis("redis://127.0.0.1:1");
  let isAway = true;
  const gateway = await startGateway({
    ...{ host: "127.0.0.1", port: 0, portOf: () => null, trustedProxies: [] },
    changes: {
      async follow() {
        if (isAway) throw new Error("The database is away");
        return { head: 7, reach: 0, settled: 7, changed: {}, due_ms: null };
      },
      ...{ workers: () => [], secret: "secreto", redis },
    },
  });
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${gateway.port}${path}`)).text();
  gateway.changes?.start();
  expect(JSON.parse(await read("/api/ready"))).toMatchObject({ part: "cambios" });
  expect(await read("/metrics")).toContain("gateway_is_current 0");
  isAway = false;
  await eventually(async () => {
    const metrics = await read("/metrics");
    expect(metrics).toContain("gateway_is_current 1");
    expect(metrics).toContain("gateway_changes_position 7");
  });
  await gateway.changes?.stop();
  gateway.close();
  redis.close();
});
