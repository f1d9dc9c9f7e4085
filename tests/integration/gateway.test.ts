import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startGateway } from "@/server/gateway";
import {
  gateway,
  type Handler,
  handlers,
  openGatewayForTests,
  ports,
  site,
  upstreams,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";

openGatewayForTests();

describe("one origin", () => {
  withUpstreams();

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
    const trusting = await startGateway({
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
    handlers.backend = (incoming, response) => incoming.pipe(response);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const headers = { "Transfer-Encoding": "chunked" };
      expect((await request(`${site}/rest/v1/x`, { method, headers, body: "hola" })).body).toBe("hola");
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
      const socket = connect(gateway.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.end(`GET /rapido HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      setImmediate(() => socket.resetAndDestroy());
      if (count % 20 === 0) await once(socket, "close");
    }
    expect((await fetch(`${site}/sigue`)).status).toBe(200);
  });

  it("breaks an answer off when the upstream does, so that half a page is not taken for a whole one", async () => {
    handlers.next = (_request, response) => {
      response.write("half", () => response.destroy());
    };
    await expect(fetch(`${site}/`).then((answer) => answer.text())).rejects.toThrow();
  });

  it("asks again when the upstream has just closed a kept connection", async () => {
    await request(`${site}/`);
    upstreams.next.closeIdleConnections();
    expect((await request(`${site}/`)).status).toBe(200);
  });
});

describe("compression", () => {
  withUpstreams();

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
  withUpstreams();

  it("reach the backend's realtime by its own name, with the client's address", async () => {
    const socket = new WebSocket(`${site.replace("http", "ws")}/realtime/v1/websocket?apikey=x`);
    const [hello] = await once(socket, "message");
    expect(JSON.parse(String(hello))).toEqual({ client: "127.0.0.1", host: `127.0.0.1:${ports.backend}` });
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

describe("every answer", () => {
  withUpstreams();

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
