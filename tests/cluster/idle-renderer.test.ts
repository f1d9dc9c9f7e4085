import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { Redis } from "@/lib/redis";
import { renderWhenIdle } from "@/server/idle-renderer";
import { eventually } from "@/tests/support/eventually";
import { it } from "./support/programs";
import { startRedis } from "./support/redis";

const KEY = "il:uno:idle";

it("a node that has lost its turn leaves it to the one that has it", async () => {
  const program = await startRedis();
  const redis = new Redis(program.url);
  await eventually(async () => expect(await redis.ask((client) => client.ping())).not.toBeNull());
  const site = http.createServer((_, response) => response.end("<loc>https://example.org/</loc>"));
  await once(site.listen(0, "127.0.0.1"), "listening");
  const ending = new AbortController();
  const rendering = renderWhenIdle({
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    project: () => null,
    isBusy: () => false,
    requests: () => 0,
    // While it is asked, the turn runs out and another node takes it.
    hasRoom: async () => (await redis.ask((client) => client.set(KEY, "another"))) !== null,
    turn: { redis, version: "uno" },
    signal: ending.signal,
  });
  // Twice to take it, by the other, and to take it again.
  await eventually(async () => {
    const told = String(await redis.ask((client) => client.info("commandstats")));
    expect(told).toMatch(/^cmdstat_set:calls=[4-9]/m);
  });
  ending.abort();
  await rendering;
  expect(String(await redis.ask((client) => client.get(KEY)))).toBe("another");
  site.close();
  redis.close();
  await program.stop();
});
