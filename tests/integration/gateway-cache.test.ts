import http, { type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import {
  change,
  changeLog,
  commit,
  type Handler,
  handlers,
  openGatewayForTests,
  ports,
  SITE_SECRET,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";

openGatewayForTests();
withUpstreams();

const KEPT = "s-maxage=86400, stale-while-revalidate=2505600";
let asked = 0;
/** A path of its own for each test: what one leaves is not in another's way. */
let path = "/";
let tests = 0;

const page =
  (headers: Record<string, string> = {}, status = 200): Handler =>
  (_, response) => {
    asked += 1;
    const usual = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": KEPT, "x-nextjs-cache": "HIT" };
    response.writeHead(status, { ...usual, ...headers });
    response.end(`<html><p>${"página ".repeat(400)}${asked}</p></html>`);
  };

beforeEach(() => {
  tests += 1;
  path = `/negocio/prueba-${tests}`;
  asked = 0;
  handlers.next = page();
});

const read = async (target = path, headers: Record<string, string> = {}) => {
  const answer = await fetch(site + target, { headers: { accept: "text/html", ...headers } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

/** Asks until the gateway answers by itself. */
async function untilKept(target = path): Promise<string> {
  return eventually(async () => {
    const before = asked;
    const { body } = await read(target);
    expect(asked).toBe(before);
    return body;
  });
}

/** Once a page that was asked for later is kept, an earlier one would be, too. */
async function untilLaterIsKept(): Promise<void> {
  const tested = handlers.next;
  handlers.next = page();
  await untilKept(`${path}-despues`);
  handlers.next = tested;
}

/** Counts the requests to Next that three more of ours make. */
async function countFurtherRequests(target = path, headers: Record<string, string> = {}): Promise<number> {
  await read(target, headers);
  await untilLaterIsKept();
  const before = asked;
  for (let i = 0; i < 3; i += 1) await read(target, headers);
  return asked - before;
}

describe("a finished page", () => {
  it("that is too large to be kept arrives whole each time", async () => {
    const numbers = Array.from({ length: 400_000 }, (_, index) => index).join(" ");
    handlers.next = (_, response) => {
      asked += 1;
      response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": KEPT, "x-nextjs-cache": "HIT" });
      response.end(numbers);
    };
    for (const time of [1, 2]) {
      expect((await read()).body === numbers).toBe(true);
      expect(asked).toBe(time);
    }
  });

  it("is asked for once and then given by the gateway, with the same text and headers", async () => {
    const first = await read();
    const body = await untilKept();
    const { headers } = await read();
    expect(body).toBe(first.body);
    expect(headers.get("cache-control")).toBe("no-cache");
    for (const name of ["content-type", "cache-control", "content-security-policy", "x-frame-options"]) {
      expect(headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(headers.get("vary")).toContain("Accept-Encoding");
  });

  it.each([
    ["zstd", "gzip, deflate, br, zstd", zstdDecompressSync],
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    [undefined, "identity", (body: Buffer) => body],
  ])("is sent as %s to who takes %s", async (encoding, accepted, unpack) => {
    const whole = await untilKept();
    const headers = { "accept-encoding": accepted, accept: "text/html" };
    const answer = await new Promise<IncomingMessage>((resolve) => http.get(site + path, { headers }, resolve));
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(unpack(await buffer(answer)).toString()).toBe(whole);
  });

  it("is told to be unchanged to who has it", async () => {
    handlers.next = page({ ETag: '"abc"' });
    await untilKept();
    expect((await read(path, { "if-none-match": 'W/"abc"' })).status).toBe(304);
    expect((await read(path, { "if-none-match": '"old"' })).status).toBe(200);
  });

  it("is given while Next is down", async () => {
    const body = await untilKept();
    const port = ports.next;
    ports.next = null;
    expect(await read()).toMatchObject({ status: 200, body });
    expect((await read("/negocio/otra")).status).toBe(503);
    ports.next = port;
  });

  it.each(["/negocios?page=2", "/categorias/salud?page=9999", "/colonias/2a-seccion/salud?page=3"])(
    "is kept as %s, a page of a list",
    async (target) => {
      expect(await untilKept(target)).toContain("página");
    },
  );

  it.each([
    "/negocios?page=4&x=1",
    "/negocios?page=04",
    "/negocios?page=10000",
    "/negocios?utm=1",
    "/negocio/taqueria?page=2",
    "/categorias/salud/1?page=2",
    "/planes?page=2",
    "/PLANES",
  ])("is not kept as %s: addresses without end lead to it", async (target) => {
    expect(await countFurtherRequests(target)).toBe(3);
  });

  it("is one page, however its address is written", async () => {
    const body = await untilKept();
    expect((await read(path.replace("prueba", "%70rueb%61").replace("-", "%2D"))).body).toBe(body);
  });
});

const SHOW = { method: "POST", headers: { authorization: `Bearer ${SITE_SECRET}` } };

describe("a change", () => {
  it("empties what is kept, when the gateway has answered who asked for that", async () => {
    await untilKept();
    const old = (await read()).body;
    await change("*");
    expect((await read()).body).not.toBe(old);
  });

  it("empties it even when who asked for it has gone", async () => {
    const old = await untilKept();
    const { promise, resolve } = Promise.withResolvers<void>();
    changeLog.mayAnswer = promise;
    commit("*");
    const leaving = new AbortController();
    const left = fetch(`${site}/api/revalidate`, { ...SHOW, signal: leaving.signal }).catch(() => "left");
    // The gateway has heard of it before it hears of this.
    await read("/otra");
    leaving.abort();
    expect(await left).toBe("left");
    resolve();
    await eventually(async () => expect((await read()).body).not.toBe(old));
  });

  it.each([
    ["without a secret", {}],
    ["with a wrong one", { authorization: `Bearer ${SITE_SECRET}x` }],
  ])("is nothing that a stranger has shown %s", async (_, headers) => {
    const body = await untilKept();
    commit("*");
    expect((await fetch(`${site}/api/revalidate`, { method: "POST", headers: headers as HeadersInit })).status).toBe(
      401,
    );
    expect((await read()).body).toBe(body);
  });

  it("is none when the log has nothing new", async () => {
    await change("*");
    const body = await untilKept();
    expect((await fetch(`${site}/api/revalidate`, SHOW)).status).toBe(200);
    expect((await read()).body).toBe(body);
  });

  it("that cannot be read is told to who asked, and heard of later", async () => {
    const old = await untilKept();
    commit("*");
    changeLog.isAway = true;
    expect((await fetch(`${site}/api/revalidate`, SHOW)).status).toBe(503);
    expect((await read()).body).toBe(old);
    changeLog.isAway = false;
    expect((await fetch(`${site}/api/revalidate`, SHOW)).status).toBe(200);
    expect((await read()).body).not.toBe(old);
  });

  it.each([
    "/mi-negocio",
    "/admin",
    "/login",
    "/registro?plan=pro",
    "/planes",
    "/",
    "/api/revalidate/",
    "/api/eventos",
  ])("is not what an action on %s says: anybody can send whichever sets cookies", async (open) => {
    const body = await untilKept();
    handlers.next = page({ "x-action-revalidated": "1" });
    await fetch(site + open, { method: "POST" });
    handlers.next = page();
    expect((await read()).body).toBe(body);
  });

  it("keeps out an answer that was asked for before it", async () => {
    const waiting: (() => void)[] = [];
    handlers.next = (request, response) => {
      if (request.url === path) waiting.push(() => page()(request, response));
      else response.writeHead(200).end();
    };
    const slow = read();
    await eventually(() => expect(waiting).toHaveLength(1));
    await change("*");
    handlers.next = page();
    waiting[0]?.();
    const old = (await slow).body;
    await untilLaterIsKept();
    expect((await read()).body).not.toBe(old);
  });
});

describe("who does not hear of changes", () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["a page", { accept: "text/html" }, {}],
    ["a page that is not kept", { accept: "text/html", "accept-encoding": "identity" }, {}],
    ["what Next's router gets of it", { rsc: "1", accept: "*/*" }, { "Content-Type": "text/x-component" }],
    ["data", { accept: "*/*" }, { "Content-Type": "application/json" }],
  ])("asks for %s each time", async (_, headers, answer) => {
    handlers.next = page(answer);
    for (let i = 0; i < 2; i += 1) expect((await read(path, headers)).headers.get("cache-control")).toBe("no-cache");
  });

  it("is told of what is unchanged in the same way", async () => {
    handlers.next = page({ ETag: '"abc"' });
    await untilKept();
    const { status, headers } = await read(path, { "if-none-match": '"abc"' });
    expect([status, headers.get("cache-control")]).toEqual([304, "no-cache"]);
  });

  it.each(["public, max-age=86400", "private, no-cache, no-store", "no-store"])(
    "may do what %s says",
    async (caching) => {
      handlers.next = page({ "Cache-Control": caching, "Content-Type": "image/jpeg" });
      expect((await read(path, { accept: "image/*" })).headers.get("cache-control")).toBe(caching);
    },
  );
});

describe("a script of the build", () => {
  const IMMUTABLE = { "Content-Type": "text/javascript", "Cache-Control": "public, max-age=31536000, immutable" };
  const script = () => `/_next/static/chunks/prueba-${tests}.js`;

  it("is asked for once, compressed hard, and outlives every change", async () => {
    handlers.next = page(IMMUTABLE);
    const body = await untilKept(script());
    await change("*");
    const { body: same, headers } = await read(script(), { accept: "*/*" });
    expect(same).toBe(body);
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(headers.get("cache-control")).toBe(IMMUTABLE["Cache-Control"]);
  });

  it.each<[string, string, Handler, Record<string, string>]>([
    ["that is missing", "", page(IMMUTABLE, 404), {}],
    ["that may change", "", page({ ...IMMUTABLE, "Cache-Control": "public, max-age=0" }), {}],
    ["with a query", "?v=1", page(IMMUTABLE), {}],
    ["of which a part is wanted", "", page(IMMUTABLE), { range: "bytes=0-9" }],
  ])("%s is asked for each time", async (_, query, handler, headers) => {
    handlers.next = handler;
    expect(await countFurtherRequests(script() + query, { accept: "*/*", ...headers })).toBe(3);
  });
});

describe("what is asked for each time", () => {
  it.each<[string, Handler, number]>([
    ["an answer that nobody may keep", page({ "Cache-Control": "private, no-cache, no-store" }), 3],
    ["a page that Next is making anew", page({ "x-nextjs-cache": "STALE" }), 3],
    ["a page of which Next does not say how new it is", page({ "x-nextjs-cache": "" }), 3],
    ["one with a cookie", page({ "Set-Cookie": "a=1" }), 3],
    // And each time the page that says so.
    ["a missing page", page({}, 404), 6],
    ["something else than a page", page({ "Content-Type": "application/json" }), 3],
  ])("%s", async (_, handler, questions) => {
    handlers.next = handler;
    expect(await countFurtherRequests()).toBe(questions);
  });

  it.each([
    ["what Next's router asks for", { rsc: "1" }],
    ["a prefetch", { "next-router-prefetch": "1" }],
    ["a part", { range: "bytes=0-9" }],
    ["what is asked for with a key", { authorization: "Bearer x" }],
  ])("%s, of a page that is kept", async (_, headers) => {
    await untilKept();
    expect(await countFurtherRequests(path, headers)).toBe(3);
  });
});
