import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll } from "vitest";
import { WebSocketServer } from "ws";
import type { SecurityLine } from "@/lib/security-log";
import { type Gateway, type GatewayOptions, startGateway } from "@/server/gateway";
import type { Followed } from "@/server/gateway/change-follower";
import type { Failure } from "@/server/gateway/failure-log";
import type { Upstream } from "@/server/gateway/route";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for Next or the backend: answers with what it was asked, unless a test says otherwise. */
const echo =
  (name: Upstream): Handler =>
  ({ url, method, headers }, response) => {
    response.setHeader("X-Powered-By", "something");
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ name, url, method, headers }));
  };

export const upstreams = { next: http.createServer(), backend: http.createServer() };
export const handlers: Record<Upstream, Handler> = { next: echo("next"), backend: echo("backend") };
export const ports: Record<Upstream, number | null> = { next: null, backend: null };
/** Lines on refusals by the gateway, in a test so far. */
export const securityLines: SecurityLine[] = [];
export const failures: Failure[] = [];
/** Bearer token of the site's own calls. */
export const SITE_SECRET = "secreto-del-sitio";
/** Proxy that is believed on where a request comes from. */
export const PROXY = "127.0.0.2";
/** Set before the first test: a gateway with stand-ins behind it. */
export let gateway: Gateway;
export let site: string;

/** A stand-in for the log of changes. */
export const changeLog = {
  head: 0,
  reach: 0,
  changed: {} as Record<string, number>,
  mayAnswer: Promise.resolve(),
  isAway: false,
};

async function follow(passed: number): Promise<Followed> {
  await changeLog.mayAnswer;
  if (changeLog.isAway) throw new Error("no database");
  const { head, reach } = changeLog;
  const changed = Object.fromEntries(Object.entries(changeLog.changed).filter(([, last]) => last > passed));
  return { head, reach, settled: head, changed, due_ms: null };
}

/** Has a change committed. @param tags "*": nobody knows of what */
export function commit(tags: string): void {
  changeLog.head += 1;
  if (tags === "*") changeLog.reach = changeLog.head;
  else for (const tag of tags.split(",")) changeLog.changed[tag] = changeLog.head;
}

/** Has a change committed, and shown. */
export async function change(tags: string): Promise<void> {
  commit(tags);
  const shown = await fetch(`${site}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${SITE_SECRET}` },
  });
  if (!shown.ok) throw new Error(`the gateway answers ${shown.status}`);
}

const portOfServer = (server: http.Server) => (server.address() as AddressInfo).port;

/** Starts the gateway for the tests of a file. */
export function openGatewayForTests(options: Partial<GatewayOptions> = {}): void {
  beforeAll(async () => {
    for (const name of ["next", "backend"] as const) {
      upstreams[name].on("request", (...args) => handlers[name](...args));
      upstreams[name].listen(0, "127.0.0.1");
      await once(upstreams[name], "listening");
    }
    const sockets = new WebSocketServer({ server: upstreams.backend, path: "/realtime/v1/websocket" });
    sockets.on("connection", (socket, { headers }) => {
      socket.send(JSON.stringify({ client: headers["x-forwarded-for"], host: headers.host }));
      socket.on("message", (data) => socket.send(data.toString().toUpperCase()));
    });
    gateway = await startGateway({
      host: "127.0.0.1",
      port: 0,
      portOf: (name) => ports[name],
      trustedProxies: [PROXY],
      secrets: [SITE_SECRET],
      changes: { follow, workers: () => [], secret: SITE_SECRET, redis: null },
      securityLog: (line) => securityLines.push(line),
      failureLog: (failure) => failures.push(failure),
      ...options,
    });
    site = `http://127.0.0.1:${gateway.port}`;
  });

  afterEach(() => {
    securityLines.length = 0;
    failures.length = 0;
    for (const name of ["next", "backend"] as const) handlers[name] = echo(name);
  });

  afterAll(() => {
    gateway.close();
    for (const server of Object.values(upstreams)) server.closeAllConnections();
    for (const server of Object.values(upstreams)) server.close();
  });
}

/** Lets the tests of a block reach the stand-ins; elsewhere the gateway finds nobody. */
export function withUpstreams(): void {
  beforeAll(() => {
    for (const name of ["next", "backend"] as const) ports[name] = portOfServer(upstreams[name]);
  });
}
