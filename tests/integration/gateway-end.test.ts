import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { startGateway } from "@/server/gateway";
import { request } from "@/tests/support/raw-http";

it("gives the last answers when it stops, and leaves nothing open to an upstream", async () => {
  const upstream = http.createServer({ keepAliveTimeout: 0 }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  const gateway = await startGateway({ host: "127.0.0.1", port: 0, portOf: () => port, trustedProxies: [] });
  const arrived = once(upstream, "request");
  const answer = request(`http://127.0.0.1:${gateway.port}/api/health`, { headers: { connection: "keep-alive" } });
  const [, response] = (await arrived) as [http.IncomingMessage, http.ServerResponse];

  let hasStopped = false;
  const stopped = gateway.stopListening().then(() => {
    hasStopped = true;
  });
  const closed = once(upstream.close(), "close");
  await setImmediate();
  expect(hasStopped).toBe(false);
  response.end("whole");
  expect(await answer).toMatchObject({ status: 200, headers: { connection: "close" }, body: "whole" });
  await Promise.all([closed, stopped]);
  gateway.close();
});
