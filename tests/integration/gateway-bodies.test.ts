import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readRefusal } from "@/lib/forms/form-state";
import { eventually } from "@/tests/support/eventually";
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
import { exchangeBytes, request } from "@/tests/support/raw-http";

openGatewayForTests();

const KB = 1024;
const ROUTES = [
  ["/auth/v1/otp", "backend", 64 * KB],
  ["/auth/v1/token?grant_type=password", "backend", 64 * KB],
  ["/rest/v1/negocios", "backend", 1024 * KB],
  ["/storage/v1/object/list/negocios", "backend", 64 * KB],
  ["/storage/v1/object/negocios/a.webp", "backend", 6 * 1024 * KB],
  ["/simulador/pago", "backend", 16 * KB],
  ["/api/eventos", "next", 64 * KB],
  ["/api/mp/webhook", "next", 64 * KB],
  ["/login", "next", 256 * KB],
  ["/", "next", 256 * KB],
  ["/%6Cogin", "next", 256 * KB],
  ["/registro?plan=free", "next", 16 * 1024 * KB],
  ["/realtime/v1/api", "backend", 0],
] as const;

describe("a body", () => {
  withUpstreams();

  /** Counts the bytes that an upstream got of each request. */
  function countReceived(): number[] {
    const received: number[] = [];
    for (const name of ["next", "backend"] as const) {
      handlers[name] = async (incoming, response) => {
        let bytes = 0;
        for await (const chunk of incoming) bytes += chunk.length;
        received.push(bytes);
        response.end();
      };
    }
    return received;
  }

  it.each(ROUTES)("for %s reaches %s up to %d bytes, and not one more", async (path, _name, limit) => {
    const received = countReceived();
    const send = (bytes: number) => fetch(site + path, { method: "POST", body: "x".repeat(bytes) });
    expect((await send(limit)).status).toBe(200);
    expect(received).toEqual([limit]);
    expect((await send(limit + 1)).status).toBe(413);
    expect(received).toEqual([limit]);
  });

  it.each(ROUTES)(
    "of unknown length for %s is counted on its way to %s: at most %d bytes",
    async (path, name, limit) => {
      let received = 0;
      handlers[name] = (incoming) => {
        incoming
          .on("error", () => undefined)
          .on("data", (chunk: Buffer) => {
            // What the gateway broke off in the case before may arrive in this one.
            if (incoming.headers["x-case"] === path) received += chunk.length;
          });
      };
      const headers = { "Transfer-Encoding": "chunked", "X-Case": path };
      const answer = await request(site + path, { method: "POST", headers, body: "x".repeat(limit + 1) });
      expect(answer.status).toBe(413);
      expect(received).toBeLessThanOrEqual(limit);
    },
  );

  it("that is announced too large is refused before any of it has come", async () => {
    const head = "POST /auth/v1/otp HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\n";
    expect(await exchangeBytes(gateway.port, head)).toMatch(/^HTTP\/1.1 413 /);
  });

  it("that is refused is read on, so that a browser gets to its answer", async () => {
    const bytes = 20 * 1024 * KB;
    const answer = await request(`${site}/registro`, {
      method: "POST",
      headers: { Accept: "text/html,*/*;q=0.8" },
      body: "x".repeat(bytes),
    });
    expect(answer).toMatchObject({ status: 413, headers: { "content-type": "text/html; charset=utf-8" } });
  });

  /** Sends all of it before it looks for an answer, as browsers do. */
  async function upload(bytes: number, headers = `Content-Length: ${bytes}`): Promise<string> {
    const socket = connect({ port: gateway.port, host: "127.0.0.1", allowHalfOpen: true });
    const answer = text(socket);
    socket.write(`POST /registro HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n`);
    const isChunked = headers.startsWith("Transfer");
    if (isChunked) socket.write(`${bytes.toString(16)}\r\n`);
    const written = promisify(socket.write.bind(socket) as (bytes: Uint8Array, done: (error?: Error) => void) => void);
    for (let left = bytes; left > 0; left -= 64 * KB) await written(Buffer.alloc(Math.min(left, 64 * KB)));
    socket.end(isChunked ? "\r\n0\r\n\r\n" : "");
    return answer;
  }

  it.each<[string, Handler]>([
    ["closes the connection", (_, response) => response.writeHead(401, { Connection: "close" }).end("refused")],
    ["leaves the rest", (_, response) => response.writeHead(401).end("refused")],
    [
      "answers and is gone",
      ({ socket }, response) => response.writeHead(401).end("refused", () => socket.resetAndDestroy()),
    ],
  ])("whose upstream answers before it has read it and %s is read away, and has its answer", async (_, handler) => {
    handlers.next = handler;
    const bytes = 12 * 1024 * KB;
    // Who resets the connection may take the answer with it: then there is one of ours.
    expect(await upload(bytes)).toMatch(/^HTTP\/1.1 (?:401 [\s\S]*refused|503 )/);
    expect(await upload(bytes, "Transfer-Encoding: chunked")).toMatch(/^HTTP\/1.1 (?:401 [\s\S]*refused|503 )/);
  });

  it("that finds nobody to take it is read away, and has its answer", async () => {
    handlers.next = ({ socket }) => socket.destroy();
    expect(await upload(12 * 1024 * KB)).toMatch(/^HTTP\/1.1 503 /);
    ports.next = null;
    try {
      expect(await upload(12 * 1024 * KB)).toMatch(/^HTTP\/1.1 503 /);
    } finally {
      ports.next = (upstreams.next.address() as AddressInfo).port;
    }
  });

  it("that is one of too many of its client is read away, and has its answer", async () => {
    handlers.next = () => undefined;
    const held = Array.from({ length: 8 }, () => {
      const socket = connect(gateway.port, "127.0.0.1");
      socket.write("POST /registro HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n");
      return socket;
    });
    await eventually(async () => expect(await upload(1024 * KB)).toMatch(/^HTTP\/1.1 429 /), 5_000);
    expect(await upload(12 * 1024 * KB)).toMatch(/^HTTP\/1.1 429 /);
    for (const socket of held) socket.destroy();
  });

  it("that is refused and does not end is cut", async () => {
    const socket = connect({ port: gateway.port, host: "127.0.0.1", allowHalfOpen: true });
    const closed = new Promise<void>((resolve) => socket.on("close", () => resolve()));
    socket.on("error", () => undefined).resume();
    socket.write("POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n");
    const more = (): void => {
      while (!socket.destroyed && socket.write(Buffer.alloc(256 * KB)));
    };
    socket.on("drain", more);
    more();
    await closed;
    expect(socket.bytesWritten).toBeLessThan(200 * 1024 * KB);
  });
});

describe("the answer to a body that is too large", () => {
  withUpstreams();

  const post = (path: string, bytes: number, headers: Record<string, string>) =>
    request(site + path, { method: "POST", headers, body: "x".repeat(bytes) });
  const HTML = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

  it.each([
    ["/registro?plan=pro", 17 * 1024 * KB, "Tus fotos pesan más de 16 MB"],
    ["/login", 300 * KB, "Lo que enviaste es demasiado largo"],
  ])("is a Spanish page at %s, that says what to do", async (path, bytes, text) => {
    const { status, headers, body } = await post(path, bytes, HTML);
    expect(status).toBe(413);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-content-type-options": "nosniff" });
    expect(headers["cache-control"]).toContain("no-store");
    expect(body).toContain('<html lang="es-MX">');
    expect(body).toContain(text);
    expect(body).toContain("Atrás");
    expect(body).not.toMatch(/<script|src=/);
  });

  it("is a failure of the form for a script of the page", async () => {
    const answer = await post("/registro", 17 * 1024 * KB, { ...HTML, "Next-Action": "a" });
    // Next's script hands on the text of this type alone.
    expect(answer.headers["content-type"]).toBe("text/plain");
    expect(readRefusal(answer.body)?.message).toMatch(/^Tus fotos pesan más de 16 MB/);
  });

  it.each(["/auth/v1/otp", "/rest/v1/negocios", "/storage/v1/bucket", "/api/eventos"])(
    "is JSON for programs at %s",
    async (path) => {
      const answer = await post(path, 1100 * KB, { Accept: "application/json" });
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(JSON.parse(answer.body)).toMatchObject({
        code: "payload_too_large",
        message: expect.any(String),
        msg: expect.any(String),
      });
    },
  );
});
