import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { LIMITS } from "@/server/gateway/limits";
import { eventually } from "@/tests/support/eventually";
import {
  gateway,
  type Handler,
  handlers,
  openGatewayForTests,
  PROXY,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { exchangeBytes, request } from "@/tests/support/raw-http";

openGatewayForTests();
withUpstreams();

const GREEDY = "203.0.113.7";
const OTHER = "198.51.100.8";

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const get = (target: string, headers: readonly string[] = []) =>
  `${[`GET ${target} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;

/** Sends bytes and reads nothing of what comes back. */
function sendUnread(bytes: string, from?: string): Socket {
  const socket = connect({ port: gateway.port, host: "127.0.0.1", ...(from && { localAddress: from }) });
  socket.on("error", () => undefined);
  socket.write(bytes);
  open.push(socket);
  return socket;
}

/** Pages that are kept, of as many characters. */
const keptPage =
  (length: number): Handler =>
  (_, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html",
      "Cache-Control": "s-maxage=86400",
      "x-nextjs-cache": "HIT",
    });
    response.end("x".repeat(length));
  };

describe("requests that a connection sends ahead", () => {
  it("are asked for one after another, and answered in their order", async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    handlers.next = ({ url = "" }, response) => {
      asked.push(url);
      answers.push(() => response.end(url));
    };
    const targets = ["/a?1", "/api/sugerencias?q=2", "/c?3", "/d?4"];
    const sent = targets.map((target, index) => get(target, index === 3 ? ["Connection: close"] : []));
    const all = exchangeBytes(gateway.port, sent.join(""));
    for (const [index, target] of targets.entries()) {
      await eventually(() => expect(asked).toEqual(targets.slice(0, index + 1)));
      // By this one, the gateway has looked at all that was sent before.
      await request(`${site}/rest/v1/x`);
      expect(asked.at(-1)).toBe(target);
      answers[index]?.();
    }
    expect(await all).toMatch(/\/a\?1[\s\S]+\/api\/sugerencias\?q=2[\s\S]+\/c\?3[\s\S]+\/d\?4/);
  });

  it("and that are too many end it, before they cost anything", async () => {
    const asked: string[] = [];
    handlers.next = ({ url = "" }) => void asked.push(url);
    const ahead = Array.from({ length: 600 }, (_, index) => get(`/pagina?${index}`));
    await once(sendUnread(ahead.join("")).resume(), "close");
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  it("are forgotten with it: whoever breaks off is not taken for somebody who waits", async () => {
    const begun: ServerResponse[] = [];
    handlers.next = (_, response) => begun.push(response);
    for (let index = 0; index < 20; index += 1) {
      const ahead = Array.from({ length: LIMITS.requestsAhead + 1 }, (_, number) => get(`/pagina?${index}-${number}`));
      const socket = sendUnread(ahead.join(""));
      await request(`${site}/rest/v1/x`);
      socket.destroy();
    }
    handlers.next = (_, response) => response.end();
    for (const response of begun) response.end();
    await eventually(async () => expect((await request(`${site}/pagina?otra`)).status).toBe(200), 5_000);
  });

  it("with a wish that is not met are answered once", async () => {
    const wish = get("/", ["Expect: milagros"]);
    expect((await exchangeBytes(gateway.port, wish.repeat(3))).match(/HTTP\/1.1 417/g)).toHaveLength(1);
  });
});

describe("what waits to be sent", () => {
  const read = (target: string, from: string) =>
    request(site + target, { headers: { "X-Forwarded-For": from, accept: "text/html" }, localAddress: PROXY });

  it("of kept pages is bounded for each network, and then for that one alone", async () => {
    handlers.next = keptPage(2_000_000);
    expect((await read("/negocio/grande", OTHER)).body).toHaveLength(2_000_000);
    // The system takes some of it off our hands.
    const ahead = get("/negocio/grande", [`X-Forwarded-For: ${GREEDY}`]).repeat(LIMITS.requestsAhead);
    for (let index = 0; index < 40; index += 1) sendUnread(ahead, PROXY).pause();
    const refused = await eventually(async () => {
      const answer = await read("/negocio/grande", GREEDY);
      expect(answer.status).toBe(429);
      return answer;
    }, 10_000);
    expect(refused.body).toContain("Espera un momento");
    expect(await read("/negocio/grande", OTHER)).toMatchObject({ status: 200 });
    for (const socket of open.splice(0)) socket.destroy();
    await eventually(async () => expect((await read("/negocio/grande", GREEDY)).status).toBe(200));
  });

  it("of answers that are passed on is bounded, too", async () => {
    const most = Math.floor(LIMITS.heldBytesPerClient / LIMITS.packedBytes);
    handlers.next = (_, response) => {
      response.writeHead(200, { "Content-Type": "text/html" });
      Readable.from(
        (function* () {
          for (;;) yield "página ".repeat(5_000);
        })(),
      )
        .on("error", () => undefined)
        .pipe(response);
    };
    const headers = { "X-Forwarded-For": GREEDY, "Accept-Encoding": "gzip", Accept: "text/html" };
    const answers = await Promise.all(
      Array.from(
        { length: most + 3 },
        (_, index) =>
          new Promise<IncomingMessage>((resolve, reject) => {
            const options = { headers, localAddress: PROXY, agent: false };
            http.get(`${site}/lista?${index}`, options, resolve).on("error", reject);
          }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    for (const answer of answers) answer.on("error", () => undefined).destroy();
  });

  it("of bodies that come slowly is bounded as well", async () => {
    const bytes = LIMITS.smallBodyBytes;
    const most = Math.floor(LIMITS.heldBytesPerClient / bytes);
    const head = `POST /login HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${GREEDY}\r\nContent-Length: ${bytes}\r\n\r\nx`;
    const slow = Array.from({ length: most + 1 }, () => sendUnread(head, PROXY));
    const refusals = slow.map(
      (socket) => new Promise<string>((resolve) => socket.on("data", (data) => resolve(`${data}`))),
    );
    expect(await Promise.race(refusals)).toMatch(/^HTTP\/1.1 429 /);
  });
});
