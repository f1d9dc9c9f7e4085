import { once } from "node:events";
import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Gateway, startGateway } from "@/server/gateway";
import { requestsTo } from "@/server/gateway/forward";
import { Workers } from "@/server/workers";
import { eventually } from "@/tests/support/eventually";

const PAGE = "/negocio/uno";
let workers: Workers;
let gateway: Gateway;
/** Of each worker, the responses that wait for a test to end them. */
let asked: ServerResponse[][];
let servers: http.Server[];

beforeEach(async () => {
  workers = new Workers(2);
  asked = [[], []];
  servers = asked.map((responses, index) =>
    http.createServer(({ url = "" }, response) => {
      if (url === "/api/metrics") response.end(`# HELP site_x X\n# TYPE site_x gauge\nsite_x{a="b"} ${index}\n`);
      else responses.push(response);
    }),
  );
  for (const [index, server] of servers.entries()) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    workers.hear(index, port);
    workers.begin(index, port);
  }
  gateway = await startGateway({
    ...{ host: "127.0.0.1", port: 0, trustedProxies: [], failureLog: () => undefined },
    portOf: (_, choice) => (choice === "any" ? workers.leastBusy() : workers.first()),
    metrics: {
      token: null,
      sources: [{ process: "site", ports: () => workers.ports, target: "/api/metrics", token: "" }],
    },
  });
});
afterEach(() => {
  gateway.close();
  for (const server of servers) server.close().closeAllConnections();
});

const send = (path: string, method = "GET") => fetch(`http://127.0.0.1:${gateway.port}${path}`, { method });
const counts = () => asked.map(({ length }) => length);
const isAsked = (...expected: number[]) => eventually(() => expect(counts()).toEqual(expected));
const endAll = () => {
  for (const response of asked.flat()) response.end("{}");
};

it("gives a request to the process with the fewest under way", async () => {
  const pending = Array.from({ length: 4 }, (_, each) => send(`${PAGE}-${each}`));
  await isAsked(2, 2);
  for (const response of asked[0] ?? []) response.end("{}");
  await Promise.race(pending);
  await eventually(() => expect(requestsTo(workers.first() ?? 0)).toBe(0));
  pending.push(send(`${PAGE}-a`), send(`${PAGE}-b`));
  await isAsked(4, 2);
  endAll();
  await Promise.all(pending);
});

it("gives what is sent, and what is drawn, to one of them", async () => {
  const pending = [send("/login", "POST"), send("/negocio/uno/og.jpg"), send("/contacto", "POST")];
  await isAsked(3, 0);
  endAll();
  await Promise.all(pending);
});

it("leaves out one that has ended", async () => {
  workers.end(0);
  const pending = [send(`${PAGE}-a`), send(`${PAGE}-b`), send("/login", "POST")];
  await isAsked(0, 3);
  endAll();
  await Promise.all(pending);
  workers.end(1);
  expect((await send(`${PAGE}-c`)).status).toBe(503);
});

it("does not begin one that has ended while it was told of changes", () => {
  workers.end(0);
  workers.begin(0, 1);
  expect(workers.hearing).toHaveLength(1);
  expect(workers.ports[0]).toBeNull();
});

it("tells the metrics of each, and that one does not serve", async () => {
  const both = await (await send("/metrics")).text();
  expect(both.match(/site_x.*/g)).toEqual([
    "site_x X",
    "site_x gauge",
    'site_x{a="b",worker="1"} 0',
    'site_x{a="b",worker="2"} 1',
  ]);
  expect(both).toContain('gateway_process_up{process="site"} 1');
  workers.end(0);
  const one = await (await send("/metrics")).text();
  expect(one).toContain('site_x{a="b",worker="2"} 1');
  expect(one).toContain('gateway_process_up{process="site"} 0');
});
