import { once } from "node:events";
import http, { type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "@/server/gateway/limits";
import { gateway, handlers, openGatewayForTests, withUpstreams } from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";
import { startHaproxy } from "./support/haproxy";
import { hasPrograms } from "./support/programs";

const GREEDY = "127.0.0.3";
const OTHER = "127.0.0.4";

describe.skipIf(!hasPrograms())("visitors behind HAProxy", () => {
  openGatewayForTests({ trustedProxies: ["127.0.0.1"] });
  withUpstreams();

  let balancer: Awaited<ReturnType<typeof startHaproxy>>;
  beforeAll(async () => {
    balancer = await startHaproxy([gateway.port, gateway.port]);
    await balancer.whenUp(2);
  });
  afterAll(() => balancer?.stop());

  const visit = (localAddress: string, path: string, headers = {}) =>
    request(balancer.url + path, { localAddress, headers: { accept: "text/html", ...headers } });

  it("are each who they are, whatever they say", async () => {
    for (const visitor of [GREEDY, OTHER]) {
      const { body } = await visit(visitor, "/login", { "x-forwarded-for": "203.0.113.7" });
      expect(JSON.parse(body).headers["x-forwarded-for"]).toBe(visitor);
    }
  });

  it("are limited one by one: who waits for too many pages keeps nobody else from one", async () => {
    const held: ServerResponse[] = [];
    handlers.next = ({ headers }, response) => {
      if (headers["x-forwarded-for"] === GREEDY) held.push(response);
      else response.end();
    };
    const pages = Array.from({ length: LIMITS.rendersPerClient + 1 }, (_, page) =>
      visit(GREEDY, `/login?page=${page}`),
    );
    // The others are held.
    expect((await Promise.race(pages)).status).toBe(429);
    const other = visit(OTHER, "/login");
    handlers.next = (_, response) => response.end();
    for (const response of held) response.end();
    expect((await other).status).toBe(200);
    expect((await Promise.all(pages)).filter(({ status }) => status !== 200)).toHaveLength(1);
  });
});

/** Stands in for a node that is not ready. @returns its port */
async function openUnreadyNode(answer: RequestListener): Promise<{ port: number; server: http.Server }> {
  const server = http.createServer((request, response) => {
    if (request.url !== "/api/ready") return answer(request, response);
    response.writeHead(503).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as AddressInfo).port, server };
}

it.skipIf(!hasPrograms())("while no node is ready, what one of them has is found", async () => {
  const nodes = await Promise.all([
    openUnreadyNode((_, response) => response.end("kept")),
    openUnreadyNode((_, response) => response.writeHead(503).end()),
  ]);
  const balancer = await startHaproxy([nodes[0].port, nodes[1].port]);
  await balancer.whenUp(0);
  const answers = await Promise.all(Array.from({ length: 8 }, () => request(`${balancer.url}/`, {})));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await balancer.stop();
  for (const { server } of nodes) server.close().closeAllConnections();
});
