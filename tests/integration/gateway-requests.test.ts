import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { LIMITS } from "@/server/gateway/limits";
import { gateway, handlers, openGatewayForTests, site, withUpstreams } from "@/tests/support/gateway-stand-ins";
import { HOSTILE_REQUESTS } from "@/tests/support/hostile-requests";
import { exchangeBytes, request, throwBytes } from "@/tests/support/raw-http";

openGatewayForTests();

describe("the end of a request", () => {
  withUpstreams();

  const hidden = "GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";

  /** All requests that reach somebody while the bytes are sent to the gateway, and one request of another visitor after them. */
  async function targetsSeen(bytes: string): Promise<string[]> {
    const seen: string[] = [];
    handlers.next = (incoming, response) => {
      seen.push(`${incoming.method} ${incoming.url}`);
      incoming.resume();
      incoming.on("end", () =>
        response.writeHead(404, { "Content-Type": "text/html" }).end('<html id="__next_error__">'),
      );
    };
    handlers.backend = handlers.next;
    await exchangeBytes(gateway.port, bytes);
    await fetch(`${site}/visitor`);
    return seen;
  }

  it.each(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"])(
    "is not what a %s says by naming its own framing in Connection",
    async (method) => {
      const seen = await targetsSeen(
        `${method} /rest/v1/first HTTP/1.1\r\nHost: localhost\r\nConnection: close, content-length\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
      );
      expect(seen[0]).toBe(`${method} /rest/v1/first`);
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
    const slow = connect(gateway.port, "127.0.0.1");
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
    const sockets = Array.from({ length: 12 }, () => connect(gateway.port, "127.0.0.1"));
    const statuses = await new Promise<string[]>((resolve) => {
      const refused: string[] = [];
      for (const socket of sockets) {
        socket.on("error", () => undefined);
        socket.on("data", (data) => {
          const text = data.toString();
          if (text.startsWith("HTTP/1.1")) refused.push(text);
          if (refused.length === 4) resolve(refused);
        });
        socket.write(
          `POST /registro HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nContent-Length: ${large}\r\n\r\nx`,
        );
      }
    });
    expect(statuses.map((answer) => answer.slice(9, 12))).toEqual(["429", "429", "429", "429"]);
    expect(statuses.filter((answer) => answer.includes("Content-Type: text/html; charset=utf-8"))).toEqual(statuses);
    for (const socket of sockets) socket.destroy();
  });
});

describe("pages that are being rendered", () => {
  withUpstreams();

  it("are as many for one client as the limit says, those that wait for their turn among them, and then others again", async () => {
    let finish = (): void => undefined;
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    handlers.next = async ({ url }, response) => {
      if (url?.startsWith("/pages")) await isFinished;
      response.end();
    };
    const pages = Array.from({ length: LIMITS.rendersPerClient + 1 }, (_, index) => fetch(`${site}/pages?q=${index}`));
    expect((await Promise.race(pages)).status).toBe(429);
    expect((await fetch(`${site}/api/health`)).status).toBe(200);
    finish();
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.rendersPerClient);
    expect((await fetch(`${site}/another`)).status).toBe(200);
  });
});

describe("a request that is no good", () => {
  withUpstreams();

  it.each([
    ["no Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a Host that is no host", "GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n", 400],
    [
      "dots that lead to another path",
      "GET /rest/v1/../../health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      400,
    ],
    [
      "more parameters than anybody's link has",
      `GET /negocios?${"a=1&".repeat(500)}b=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      400,
    ],
    ["encoded dots", "GET /rest/v1/%2E%2e/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    [
      "a backend's path that nobody can decode",
      "GET /rest/v1/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a form for a path that nobody can decode", "POST /%F0 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
    [
      "encoded dots beside what nobody can decode",
      "GET /%F0/%2e%2e/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["a whole address as target", "GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
    ["an unknown method", "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["a wish for a tunnel", "CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
    ["headers beyond the limit", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["a body beyond the limit", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n", 413],
    ["rubbish", "hello\r\n\r\n", 400],
  ])("%s: refused with the security headers", async (_case, bytes, status) => {
    const answer = await exchangeBytes(gateway.port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("X-Content-Type-Options: nosniff");
    expect(answer).toContain("Content-Security-Policy:");
  });

  it.each([
    ["headers beyond the limit", `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"x".repeat(20_000)}\r\n\r\n`],
    ["rubbish", "hello\r\n\r\n"],
    ["an unknown method", "TRACE / HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n"],
    ["an address with dots", "GET /%2e%2e/ HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\nConnection: close\r\n\r\n"],
  ])("%s: refused with a Spanish page", async (_case, bytes) => {
    const answer = await exchangeBytes(gateway.port, bytes);
    expect(answer).toContain("Content-Type: text/html; charset=utf-8");
    expect(answer).toContain('<html lang="es-MX">');
  });

  it("is none with as many parameters as are allowed", async () => {
    expect((await request(`${site}/negocios?${"a=1&".repeat(499)}b=1`)).status).toBe(200);
  });

  it.each(HOSTILE_REQUESTS)(
    "%s: whatever it is answered, the next one is, however its client leaves",
    async (_case, bytes) => {
      for (const leave of ["politely", "at once", "broken off"] as const) await throwBytes(gateway.port, bytes, leave);
      expect((await request(site)).status).toBe(200);
    },
  );

  it("a body of unknown length that outgrows the limit is cut", async () => {
    handlers.next = (incoming) => incoming.resume();
    const body = "x".repeat(17 * 1024 * 1024);
    const attempt = request(`${site}/`, { method: "POST", headers: { "Transfer-Encoding": "chunked" }, body });
    await expect(attempt.then(({ status }) => status).catch(() => 413)).resolves.toBe(413);
  });
});
