import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { startGateway } from "@/server/gateway";
import { request } from "@/tests/support/raw-http";

it("leaves nothing open to an upstream that stops while it answers", async () => {
  const upstream = http.createServer({ keepAliveTimeout: 0 }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  const gateway = await startGateway({ host: "127.0.0.1", port: 0, portOf: () => port, trustedProxies: [] });
  const arrived = once(upstream, "request");
  const answer = request(`http://127.0.0.1:${gateway.port}/api/health`);
  const [, response] = (await arrived) as [http.IncomingMessage, http.ServerResponse];

  gateway.stopListening();
  const closed = once(upstream.close(), "close");
  response.end("whole");
  expect(await answer).toMatchObject({ status: 200, body: "whole" });
  await closed;
  gateway.close();
});
