import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { type Front, startFront } from "@/server/front";
import type { Upstream } from "@/server/front/route";
import { exchangeBytes, request } from "@/tests/support/raw-http";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in for Next or the backend: answers with what it was asked, unless a test says otherwise. */
const echo =
  (name: Upstream): Handler =>
  ({ url, method, headers }, response) => {
    response.setHeader("X-Powered-By", "something");
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ name, url, method, headers }));
  };

const upstreams = { next: http.createServer(), backend: http.createServer() };
const handlers: Record<Upstream, Handler> = { next: echo("next"), backend: echo("backend") };
const ports: Record<Upstream, number | null> = { next: null, backend: null };
let front: Front;
let site: string;

const portOfServer = (server: http.Server) => (server.address() as AddressInfo).port;

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
  front = await startFront({
    host: "127.0.0.1",
    port: 0,
    portOf: (name) => ports[name],
    trustedProxies: ["127.0.0.2"],
  });
  site = `http://127.0.0.1:${front.port}`;
});

afterEach(() => {
  for (const name of ["next", "backend"] as const) handlers[name] = echo(name);
});

afterAll(() => {
  front.close();
  for (const server of Object.values(upstreams)) server.closeAllConnections();
  for (const server of Object.values(upstreams)) server.close();
});

function useUpstreams(): void {
  beforeAll(() => {
    for (const name of ["next", "backend"] as const) ports[name] = portOfServer(upstreams[name]);
  });
}

describe("one origin", () => {
  useUpstreams();

  it.each([
    ["/rest/v1/negocios?select=id", "backend"],
    ["/auth/v1/token", "backend"],
    ["/storage/v1/object/public/logos/a.webp", "backend"],
    ["/realtime/v1/api", "backend"],
    ["/rest/v1", "backend"],
    ["/", "next"],
    ["/negocios?q=tacos", "next"],
    ["/auth/callback?code=1", "next"],
    ["/rest/v10/x", "next"],
    ["/api/health", "next"],
    ["/negocio/rest/v1/x", "next"],
  ])("%s is answered by %s", async (path, name) => {
    const { body } = await request(site + path);
    expect(JSON.parse(body)).toMatchObject({ name, url: path });
  });

  it("keeps Host and says who asks, whatever the client claims", async () => {
    const headers = {
      Host: "iztapalapa.example",
      "X-Forwarded-For": "1.1.1.1",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-Host": "evil.example",
      Forwarded: "for=1.1.1.1",
      "X-Real-IP": "1.1.1.1",
    };
    const seen = JSON.parse((await request(`${site}/`, { headers })).body).headers;
    expect(seen).toMatchObject({
      host: "iztapalapa.example",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "iztapalapa.example",
    });
    expect(seen).not.toHaveProperty("forwarded");
    expect(seen).not.toHaveProperty("x-real-ip");
  });

  it("believes a trusted proxy", async () => {
    const trusting = await startFront({
      host: "127.0.0.1",
      port: 0,
      portOf: (name) => ports[name],
      trustedProxies: ["127.0.0.1"],
    });
    const headers = { "X-Forwarded-For": "9.9.9.9, 203.0.113.7", "X-Forwarded-Proto": "https" };
    const answer = await request(`http://127.0.0.1:${trusting.port}/`, { headers });
    trusting.close();
    expect(JSON.parse(answer.body).headers).toMatchObject({
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
    });
    expect(answer.headers["strict-transport-security"]).toBeDefined();
  });

  it("passes a body of unknown length for every method that may have one", async () => {
    handlers.next = (incoming, response) => incoming.pipe(response);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const headers = { "Transfer-Encoding": "chunked" };
      expect((await request(`${site}/api/x`, { method, headers, body: "hola" })).body).toBe("hola");
    }
  });

  it("passes several cookies, redirects and statuses on as they are", async () => {
    handlers.next = (_request, response) => {
      response.writeHead(307, { Location: "/login", "Set-Cookie": ["a=1; Path=/", "b=2; Path=/"] });
      response.end();
    };
    const { status, headers } = await request(`${site}/mi-negocio`);
    expect(status).toBe(307);
    expect(headers).toMatchObject({ location: "/login", "set-cookie": ["a=1; Path=/", "b=2; Path=/"] });
  });

  it("streams: the first part arrives while the answer goes on", async () => {
    let finish: () => void = () => {};
    handlers.next = (_request, response) => {
      response.write("first");
      finish = () => response.end("second");
    };
    const answer = await fetch(`${site}/`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("first");
    finish();
    expect((await reader?.read())?.value).toBe("second");
  });

  it("ends the upstream's work when the visitor goes away", async () => {
    const ended = new Promise<void>((resolve) => {
      handlers.next = (_request, response) => {
        response.write("first");
        response.on("close", resolve);
      };
    });
    const abort = new AbortController();
    await fetch(`${site}/`, { signal: abort.signal });
    abort.abort();
    await ended;
  });

  it("goes on when visitors leave at the very moment of their answers", async () => {
    for (let count = 0; count < 200; count += 1) {
      const socket = connect(front.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.end(`GET /rapido HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      setImmediate(() => socket.resetAndDestroy());
      if (count % 20 === 0) await once(socket, "close");
    }
    expect((await fetch(`${site}/sigue`)).status).toBe(200);
  });

  it("breaks an answer off when the upstream does, so that half a page is not taken for a whole one", async () => {
    handlers.next = (_request, response) => {
      response.write("half");
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetch(`${site}/`).then((answer) => answer.text())).rejects.toThrow();
  });

  it("asks again when the upstream has just closed a kept connection", async () => {
    await request(`${site}/`);
    upstreams.next.closeIdleConnections();
    expect((await request(`${site}/`)).status).toBe(200);
  });
});

describe("the end of a request", () => {
  useUpstreams();

  const hidden = "GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";

  /** All requests that Next gets while the bytes are sent to the front, and one request of another visitor after them. */
  async function targetsSeen(bytes: string): Promise<string[]> {
    const seen: string[] = [];
    handlers.next = (incoming, response) => {
      seen.push(`${incoming.method} ${incoming.url}`);
      incoming.resume();
      incoming.on("end", () =>
        response.writeHead(404, { "Content-Type": "text/html" }).end('<html id="__next_error__">'),
      );
    };
    await exchangeBytes(front.port, bytes);
    await fetch(`${site}/visitor`);
    return seen;
  }

  it.each(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"])(
    "is not what a %s says by naming its own framing in Connection",
    async (method) => {
      const seen = await targetsSeen(
        `${method} /first HTTP/1.1\r\nHost: localhost\r\nConnection: close, content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      );
      expect(seen).not.toContain("GET /hidden");
      expect(seen.at(-1)).toMatch(/^GET \/(visitor|no-encontrado\/pagina)$/);
    },
  );

  it("does not move when a page is asked for with a body and turns out to be missing", async () => {
    const seen = await targetsSeen(
      `GET /negocio/nada HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept: text/html\r\nContent-Length: 5\r\n\r\nhello`,
    );
    expect(seen.slice(0, 3)).toEqual(["GET /negocio/nada", "GET /no-encontrado/negocio", "GET /visitor"]);
  });

  it("is waited for before an upstream is asked, when the body is small", async () => {
    const seen: string[] = [];
    handlers.next = ({ url }, response) => {
      seen.push(String(url));
      response.end();
    };
    const slow = connect(front.port, "127.0.0.1");
    slow.write("POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx");
    await fetch(`${site}/quick`);
    expect(seen).toEqual(["/quick"]);
    slow.write("x".repeat(99));
    await once(slow, "data");
    expect(seen).toEqual(["/quick", "/slow"]);
    slow.destroy();
  });

  it("that is far away is allowed to a client a few times at once", async () => {
    handlers.next = (incoming, response) => void incoming.resume().on("end", () => response.end());
    const large = 1024 * 1024;
    const sockets = Array.from({ length: 12 }, () => connect(front.port, "127.0.0.1"));
    const statuses = await new Promise<string[]>((resolve) => {
      const refused: string[] = [];
      for (const socket of sockets) {
        socket.on("error", () => undefined);
        socket.on("data", (data) => {
          refused.push(data.toString().slice(9, 12));
          if (refused.length === 4) resolve(refused);
        });
        socket.write(`POST /large HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${large}\r\n\r\nx`);
      }
    });
    expect(statuses).toEqual(["429", "429", "429", "429"]);
    for (const socket of sockets) socket.destroy();
  });
});

describe("compression", () => {
  useUpstreams();

  const text = "negocios de Iztapalapa ".repeat(500);

  it.each([
    ["gzip, br", "text/html", "br"],
    ["gzip", "application/json", "gzip"],
    ["identity", "text/html", null],
    ["gzip, br", "image/webp", null],
  ])("for %s makes of %s: %s", async (accepted, type, encoding) => {
    handlers.next = (_request, response) => {
      response.writeHead(200, { "Content-Type": type });
      response.end(text);
    };
    const answer = await fetch(`${site}/pagina`, { headers: { "accept-encoding": accepted } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(await answer.text()).toBe(text);
  });

  it("does not hold back the first part of a page that is still being made", async () => {
    let finish: () => void = () => {};
    handlers.next = (_request, response) => {
      response.setHeader("Content-Type", "text/html");
      response.write("first");
      finish = () => response.end("second");
    };
    const answer = await fetch(`${site}/`, { headers: { "accept-encoding": "br" } });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe("first");
    finish();
    expect((await reader?.read())?.value).toBe("second");
  });

  it("leaves alone what an upstream has compressed", async () => {
    const packed = gzipSync(text);
    handlers.next = (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" });
      response.end(packed);
    };
    const answer = await fetch(`${site}/pagina`, { headers: { "accept-encoding": "gzip, br" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(await answer.text()).toBe(text);
  });
});

describe("websockets", () => {
  useUpstreams();

  it("reach the backend's realtime with Host and the client's address", async () => {
    const socket = new WebSocket(`${site.replace("http", "ws")}/realtime/v1/websocket?apikey=x`);
    const [hello] = await once(socket, "message");
    expect(JSON.parse(String(hello))).toEqual({ client: "127.0.0.1", host: `127.0.0.1:${front.port}` });
    socket.send("hola");
    const [reply] = await once(socket, "message");
    expect(String(reply)).toBe("HOLA");
    socket.close();
    await once(socket, "close");
  });

  it.each([
    ["/realtime/v1/elsewhere", 400],
    ["/_next/webpack-hmr", 400],
  ])("are refused at %s", async (path, status) => {
    const socket = new WebSocket(site.replace("http", "ws") + path);
    const [error] = await once(socket, "error");
    expect(String(error)).toContain(String(status));
  });

  it("are the only upgrade: another one is answered as a plain request", async () => {
    const { status } = await request(`${site}/`, { headers: { Connection: "Upgrade, close", Upgrade: "h2c" } });
    expect(status).toBe(200);
  });
});

describe("a failure", () => {
  useUpstreams();
  const fail: Handler = (_request, response) => response.writeHead(500, { "Content-Type": "text/html" }).end("oops");

  it.each([
    ["/", "text/html,application/xhtml+xml,*/*;q=0.8"],
    ["/negocio/taqueria", "*/*"],
    ["/negocio/archivo.pdf", "text/html"],
  ])("of the page %s is a Spanish page with 503 and Retry-After", async (path, accept) => {
    handlers.next = fail;
    const { status, headers, body } = await request(site + path, { headers: { accept } });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "retry-after": "10" });
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(body).toContain('<html lang="es-MX">');
    expect(body).toContain(">Reintentar<");
    expect(body).not.toMatch(/<script|src=|oops/);
  });

  it("of a page asked by HEAD has the same status and no body", async () => {
    handlers.next = fail;
    const { status, headers, body } = await request(`${site}/`, { method: "HEAD" });
    expect([status, headers["retry-after"], body]).toEqual([503, "10", ""]);
  });

  it.each([
    ["/api/health", {}],
    ["/_next/static/chunks/a.js", {}],
    ["/icon.svg", {}],
    ["/negocios", { rsc: "1" }],
    ["/negocios", { "sec-fetch-dest": "image" }],
    ["/rest/v1/negocios", { accept: "text/html" }],
  ])("of %s with %o keeps its own status and body", async (path, headers) => {
    handlers.next = fail;
    handlers.backend = fail;
    expect(await request(site + path, { headers })).toMatchObject({ status: 500, body: "oops" });
  });

  it.each([
    ["fails after it was announced with 200", '<!DOCTYPE html><html id="__next_error__"><head>', 503],
    ["is whole", '<!DOCTYPE html><html lang="es-MX"><body>Negocios', 200],
  ])("of a page that %s is told from its first bytes", async (_, begin, status) => {
    handlers.next = (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html", "x-nextjs-postponed": "1" });
      response.write(begin);
      response.end("</body></html>");
    };
    const answer = await fetch(`${site}/negocios?q=tacos`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(status === 503 ? "Reintentar" : `${begin}</body></html>`);
  });

  it("is not seen in a page that is announced before it is made and asked for by HEAD", async () => {
    handlers.next = (_request, response) => response.setHeader("x-nextjs-postponed", "1").end();
    expect((await request(`${site}/negocios`, { method: "HEAD" })).status).toBe(200);
  });

  it.each([
    ["/negocio/nada", "/no-encontrado/negocio"],
    ["/categorias/nada", "/no-encontrado/categoria"],
    ["/negocios?page=999", "/no-encontrado/pagina"],
  ])("to find %s is shown as a whole page, with 404", async (path, page) => {
    handlers.next = ({ url }, response) => {
      const isMissing = url === path;
      response.writeHead(isMissing ? 404 : 200, { "Content-Type": "text/html" });
      response.end(isMissing ? '<!DOCTYPE html><html id="__next_error__">' : `<html lang="es-MX">${url}`);
    };
    const { status, headers, body } = await request(site + path, { headers: { accept: "text/html" } });
    expect({ status, body }).toEqual({ status: 404, body: `<html lang="es-MX">${page}` });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is shown by Next itself in development", async () => {
    handlers.next = fail;
    const developing = await startFront({
      host: "127.0.0.1",
      port: 0,
      portOf: (name) => ports[name],
      trustedProxies: [],
      isDevelopment: true,
    });
    const answer = await request(`http://127.0.0.1:${developing.port}/`, { headers: { accept: "text/html" } });
    developing.close();
    expect(answer).toMatchObject({ status: 500, body: "oops" });
  });

  it("of a form keeps its own answer: it must not look as if it could be repeated", async () => {
    handlers.next = fail;
    expect((await request(`${site}/registro`, { method: "POST", body: "a=1" })).status).toBe(500);
  });

  it("leaves a missing page a missing page", async () => {
    handlers.next = (_request, response) => response.writeHead(404).end("no existe");
    expect(await request(`${site}/negocio/nada`)).toMatchObject({ status: 404, body: "no existe" });
  });
});

describe("an upstream that is down", () => {
  beforeAll(() => {
    ports.next = null;
    // A port that was just given back: nothing listens on it.
    ports.backend = 1;
  });

  it.each([
    ["/", "text/html; charset=utf-8", "Reintentar"],
    ["/api/health", "application/json; charset=utf-8", '"status":"error"'],
    ["/rest/v1/negocios", "application/json; charset=utf-8", '"message"'],
    ["/_next/static/a.js", "text/plain; charset=utf-8", "no está disponible"],
  ])("is 503 for %s as %s", async (path, type, text) => {
    const { status, headers, body } = await request(site + path);
    expect([status, headers["content-type"], headers["retry-after"]]).toEqual([503, type, "10"]);
    expect(body).toContain(text);
  });

  it("refuses websockets with 503", async () => {
    const socket = new WebSocket(`${site.replace("http", "ws")}/realtime/v1/websocket`);
    const [error] = await once(socket, "error");
    expect(String(error)).toContain("503");
  });
});

describe("a request that is no good", () => {
  useUpstreams();

  it.each([
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a Host that is no host", "GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n", 400],
    [
      "dots that lead to another path",
      "GET /rest/v1/../../health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["encoded dots", "GET /rest/v1/%2E%2e/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    ["a path that nobody can decode", "GET /negocio/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    ["a whole address as target", "GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
    ["an unknown method", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["a wish for a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["headers beyond the limit", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["a body beyond the limit", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n", 413],
    ["rubbish", "hello\r\n\r\n", 400],
  ])("%s: refused with the security headers", async (_case, bytes, status) => {
    const answer = await exchangeBytes(front.port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("X-Content-Type-Options: nosniff");
    expect(answer).toContain("Content-Security-Policy:");
  });

  it("a body of unknown length that outgrows the limit is cut", async () => {
    handlers.next = (incoming) => incoming.resume();
    const body = "x".repeat(17 * 1024 * 1024);
    const attempt = request(`${site}/`, { method: "POST", headers: { "Transfer-Encoding": "chunked" }, body });
    await expect(attempt.then(({ status }) => status).catch(() => 413)).resolves.toBe(413);
  });
});

describe("every answer", () => {
  useUpstreams();

  it.each(["/", "/api/x", "/_next/static/a.js", "/admin", "/rest/v1/x"])(
    "of %s has the security headers",
    async (path) => {
      const { headers } = await request(site + path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "permissions-policy": expect.stringContaining("geolocation=(self)"),
      });
      expect(headers).not.toHaveProperty("x-powered-by");
    },
  );

  it.each([
    ["/admin", "no-store"],
    ["/mi-negocio", "no-store"],
    ["/api/x", "no-store"],
    ["/negocios", "public, max-age=60"],
    ["/storage/v1/object/public/a", "public, max-age=60"],
  ])("of %s is cached as %s", async (path, expected) => {
    const cached: Handler = (_request, response) => response.setHeader("Cache-Control", "public, max-age=60").end();
    handlers.next = cached;
    handlers.backend = cached;
    expect((await request(site + path)).headers["cache-control"]).toBe(expected);
  });

  it("of the backend is stored by nobody unless the backend says so", async () => {
    expect((await request(`${site}/rest/v1/x`)).headers["cache-control"]).toBe("no-store");
  });
});
