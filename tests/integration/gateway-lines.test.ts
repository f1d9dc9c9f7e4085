import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startGateway } from "@/server/gateway";
import { LIMITS } from "@/server/gateway/limits";
import { eventually } from "@/tests/support/eventually";
import {
  gateway,
  handlers,
  openGatewayForTests,
  PROXY,
  ports,
  SITE_SECRET,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";
import { REQUEST_KINDS, type RequestKind } from "@/tests/support/request-kinds";

openGatewayForTests();
withUpstreams();

const LANES = LIMITS.rendersPerCore * availableParallelism();
const SITE_CALL = { authorization: `Bearer ${SITE_SECRET}` };
const ATTACKER = "203.0.113.1";
const VISITOR = "198.51.100.2";

type Sent = { method?: string; headers?: Record<string, string>; from?: string };

const send = (target: string, { method = "GET", headers = {}, from = ATTACKER }: Sent = {}) =>
  request(site + target, { method, headers: { ...headers, "X-Forwarded-For": from }, localAddress: PROXY });

/** Sent once the gateway has heard of what was sent before: it does not wait behind visitors. */
const isHeard = (from = VISITOR) => send("/api/health", { from });

/** Requests that have reached Next and have no answer yet. */
let held: { target: string; response: ServerResponse }[] = [];
let arrived: string[] = [];
let isOpen = false;

beforeEach(() => {
  held = [];
  arrived = [];
  isOpen = false;
  handlers.next = ({ url = "", method }, response) => {
    if (isOpen || url === "/api/health") response.end();
    else held.push({ target: url, response });
    if (url !== "/api/health") arrived.push(`${method} ${url}`);
  };
});

afterEach(() => vi.useRealTimers());

function open(): void {
  isOpen = true;
  for (const { response } of held.splice(0)) response.end();
}

const SEARCHES: RequestKind = { method: "GET", target: "/negocios?q=NUMBER" };

/** More than Next works on at one time, whatever the machine. */
const FLOOD = LANES + 36;
/** Spreads requests: as many as one network may wait for come from each. */
const attackerOf = (index: number): string => `203.0.113.${1 + Math.floor(index / LIMITS.rendersPerClient)}`;

const many = (count: number, { target, ...sent }: RequestKind, from?: string) =>
  Array.from({ length: count }, (_, index) =>
    send(target.replace("NUMBER", `${index + 1}`), { ...sent, from: from ?? attackerOf(index) }),
  );

/** The most that Next has worked on at one time. */
function countAtOnce(): () => number {
  let [now, most] = [0, 0];
  handlers.next = (_, response) => {
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      response.end();
    }, 5);
  };
  return () => most;
}

describe("whatever reaches Next", () => {
  it.each(REQUEST_KINDS)("$method $target $headers waits for its turn", async (kind) => {
    const most = countAtOnce();
    const statuses = (await Promise.all(many(FLOOD, kind))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(most()).toBeLessThanOrEqual(LANES);
  });

  it.each(REQUEST_KINDS)("$method $target $headers of one address is waited for by nobody else", async (kind) => {
    const flood = many(FLOOD, kind);
    await eventually(() => expect(held).toHaveLength(LANES));
    const search = send("/negocios?q=tacos", { from: VISITOR });
    await isHeard();
    open();
    await Promise.all([search, ...flood]);
    expect(arrived.indexOf("GET /negocios?q=tacos")).toBeLessThanOrEqual(2 * LANES);
  });

  it("waits also where the data API is elsewhere, and Next answers for its addresses", async () => {
    const most = countAtOnce();
    const hosted = await startGateway({
      host: "127.0.0.1",
      port: 0,
      portOf: () => ports.next,
      trustedProxies: [],
      supabaseOrigin: "https://proyecto.supabase.example",
    });
    const url = `http://127.0.0.1:${hosted.port}/rest/v1/negocios`;
    await Promise.all(Array.from({ length: FLOOD }, (_, index) => request(`${url}?${index}`)));
    expect(most()).toBeLessThanOrEqual(LANES);
    expect((await request(url, { method: "DELETE" })).status).toBe(405);
    hosted.close();
  });

  it("is at most so much of one address, and the rest is refused before Next hears of it", async () => {
    const flood = many(LIMITS.requestsPerClient + 5, { method: "POST", target: "/api/eventos?NUMBER" }, ATTACKER);
    const refused: number[] = [];
    for (const each of flood) void each.then(({ status }) => refused.push(status));
    await eventually(() => expect(refused).toEqual(Array(5).fill(429)));
    const own = send("/api/cron/correos", { method: "POST", headers: SITE_CALL });
    await eventually(() => expect(arrived).toContain("POST /api/cron/correos"));
    open();
    expect((await own).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.requestsPerClient);
    expect((await send("/api/eventos", { method: "POST" })).status).toBe(200);
  });
});

describe("a line of its own", () => {
  it.each([
    ["drawings", LIMITS.slow.concurrency, { method: "GET", target: "/negocio/NUMBER/og.jpg" }],
    ["what waits for a model", LIMITS.slow.concurrency, { method: "GET", target: "/api/generate-image?NUMBER" }],
    ["health", LIMITS.healthChecks.concurrency, { method: "GET", target: "/api/health?NUMBER" }],
    [
      "the provider's notifications",
      LIMITS.notifications.concurrency,
      { method: "POST", target: "/api/mp/webhook?data.id=NUMBER" },
    ],
    [
      "the site's jobs",
      LIMITS.siteCalls.concurrency,
      { method: "GET", target: "/api/cron/pagos?NUMBER", headers: SITE_CALL },
    ],
  ] as const)("of %s passes visitors by, %d at a time", async (_, lanes, kind) => {
    const flood = many(LANES, SEARCHES);
    await eventually(() => expect(held).toHaveLength(LANES));
    const most = countAtOnce();
    const own = await Promise.all(many(20, kind, VISITOR));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([200]));
    expect(most()).toBeLessThanOrEqual(lanes);
    open();
    await Promise.all(flood);
  });

  it("is not for calls with another secret", async () => {
    const flood = many(LANES, SEARCHES);
    await eventually(() => expect(held).toHaveLength(LANES));
    const forged = send("/api/cron/correos", { method: "POST", headers: { authorization: `Bearer ${SITE_SECRET}x` } });
    await isHeard();
    expect(arrived).not.toContain("POST /api/cron/correos");
    open();
    await Promise.all([forged, ...flood]);
  });

  it("of bodies that are still on their way is no page's", async () => {
    const head = (from: string) =>
      `POST /registro HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Length: 1000000\r\n\r\nx`;
    const uploads = Array.from({ length: 2 * LIMITS.uploadsPerClient }, (_, index) => {
      const socket = connect({ port: gateway.port, host: "127.0.0.1", localAddress: PROXY });
      socket.write(head(index % 2 === 0 ? ATTACKER : VISITOR));
      return socket;
    });
    await eventually(() => expect(held).toHaveLength(LIMITS.slow.concurrency));
    await isHeard();
    expect(held).toHaveLength(LIMITS.slow.concurrency);
    isOpen = true;
    expect((await send("/planes?x=1")).status).toBe(200);
    for (const socket of uploads) socket.destroy();
  });
});

describe("a turn ends when Next begins to answer", () => {
  it.each([
    ["POST", "/api/generate-description?NUMBER", "application/x-ndjson"],
    ["GET", "/lista?NUMBER", "text/html"],
    ["GET", "/negocio/NUMBER/menu.pdf", "application/pdf"],
  ])("%s %s, whoever goes on reading it", async (method, target, type) => {
    // No turn ends because its time is over.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const begun: ServerResponse[] = [];
    handlers.next = (_, response) => {
      begun.push(response);
      response.writeHead(200, { "Content-Type": type }).write("first\n");
    };
    const streams = await Promise.all(
      Array.from(
        { length: Math.max(LANES, LIMITS.slow.concurrency) },
        (_, index) =>
          new Promise<IncomingMessage>((resolve, reject) => {
            const headers = { "X-Forwarded-For": attackerOf(index) };
            const options = { method, headers, localAddress: PROXY, agent: false };
            const url = site + target.replace("NUMBER", `${index + 1}`);
            http.request(url, options, resolve).on("error", reject).end();
          }),
      ),
    );
    handlers.next = (_, response) => response.end();
    expect((await send("/otra?x=1")).status).toBe(200);
    for (const response of begun) response.end();
    await Promise.all(streams.map(text));
  });
});

describe("whoever leaves before Next has answered", () => {
  it.each([
    ["GET", "/negocios?q=NUMBER"],
    ["HEAD", "/negocio/NUMBER"],
    ["POST", "/login?NUMBER"],
    ["GET", "/api/sugerencias?q=NUMBER"],
    ["POST", "/api/eventos?NUMBER"],
    ["GET", "/nada/NUMBER.txt"],
  ])("keeps the turn until it has: %s %s", async (method, target) => {
    // No turn ends because its time is over.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const all = Promise.withResolvers<void>();
    const working: ServerResponse[] = [];
    handlers.next = ({ url }, response) => {
      if (url === "/api/health") response.end();
      else if (working.push(response) === LANES) all.resolve();
    };
    const leaving = Array.from({ length: LANES }, (_, index) => {
      const headers = { "X-Forwarded-For": ATTACKER };
      const url = site + target.replace("NUMBER", `${index + 1}`);
      return http
        .request(url, { method, headers, localAddress: PROXY, agent: false })
        .on("error", () => undefined)
        .end();
    });
    await all.promise;
    for (const each of leaving) each.destroy();
    await isHeard();
    const search = send("/negocios?q=tacos", { from: VISITOR });
    await isHeard();
    expect(working).toHaveLength(LANES);
    handlers.next = (_, response) => response.end();
    for (const response of working) response.end();
    expect((await search).status).toBe(200);
  });
});

describe("a method that a route does not take", () => {
  const PAGE = "GET, HEAD, POST";
  const READ = "GET, HEAD";

  it.each([
    ["PUT", "/planes", PAGE],
    ["DELETE", "/", PAGE],
    ["PATCH", "/mi-negocio/datos", PAGE],
    ["OPTIONS", "/negocios?q=tacos", PAGE],
    ["PUT", "/api/nada", PAGE],
    ["POST", "/api/sugerencias", READ],
    ["DELETE", "/api/eventos", "POST"],
    ["GET", "/api/eventos", "POST"],
    ["HEAD", "/auth/salir", "POST"],
    ["OPTIONS", "/api/health", READ],
    ["GET", "/api/revalidate", "POST"],
    ["PUT", "/api/v1/negocios/taqueria", "GET, HEAD, OPTIONS"],
    ["POST", "/api/v1/nada/de/nada", "GET, HEAD, OPTIONS"],
    ["POST", "/icon.svg", READ],
    ["POST", "/_next/static/chunks/a.js", READ],
    ["POST", "/_next/image", READ],
    ["POST", "/negocio/taqueria/og.jpg", READ],
    ["POST", "/ap%69/sugerencias", READ],
  ])("%s %s is refused here: %s", async (method, target, allowed) => {
    const answer = await send(target, { method, headers: { Accept: "text/html" } });
    expect(answer).toMatchObject({ status: 405, headers: { allow: allowed, "x-content-type-options": "nosniff" } });
    expect(arrived).toEqual([]);
  });

  it("is told to readers in Spanish, and to programs as JSON", async () => {
    const page = await send("/planes", { method: "PUT", headers: { Accept: "text/html" } });
    expect(page.body).toContain('<html lang="es-MX">');
    const answer = await send("/api/eventos", { method: "DELETE", headers: { Accept: "application/json" } });
    expect(JSON.parse(answer.body)).toMatchObject({ code: "method_not_allowed" });
  });

  it.each([
    ["POST", "/planes"],
    ["POST", "/admin/negocios/nuevo"],
    ["HEAD", "/api/sugerencias"],
    ["OPTIONS", "/api/v1/nada"],
    ["POST", "/api/nada"],
    ["GET", "/registro/pro"],
    ["POST", "/registro"],
  ])("is not %s of %s", async (method, target) => {
    isOpen = true;
    expect((await send(target, { method })).status).toBe(200);
    expect(arrived).toEqual([`${method} ${target}`]);
  });

  it.each(["PUT", "DELETE", "OPTIONS"])("is for the backend to refuse at its own addresses: %s", async (method) => {
    expect((await send("/rest/v1/negocios", { method })).status).toBe(200);
  });

  it("is for Next to refuse in development, where it has addresses of its own", async () => {
    isOpen = true;
    const developing = await startGateway({
      host: "127.0.0.1",
      port: 0,
      portOf: (name) => ports[name],
      trustedProxies: [],
      isDevelopment: true,
    });
    const url = `http://127.0.0.1:${developing.port}/__nextjs_original-stack-frames.x`;
    expect((await request(url, { method: "POST" })).status).toBe(200);
    developing.close();
  });
});
