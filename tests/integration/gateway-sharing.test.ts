import { availableParallelism } from "node:os";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIMITS } from "@/server/gateway/limits";
import { eventually } from "@/tests/support/eventually";
import {
  change,
  type Handler,
  handlers,
  openGatewayForTests,
  ports,
  site,
  withUpstreams,
} from "@/tests/support/gateway-stand-ins";
import { request } from "@/tests/support/raw-http";

openGatewayForTests();
withUpstreams();

let asked: string[] = [];
let path = "/";
let tests = 0;
let version = 1;

const page =
  (headers: Record<string, string> = {}, status = 200): Handler =>
  ({ url = "" }, response) => {
    asked.push(url);
    const usual = { "Content-Type": "text/html", "Cache-Control": "s-maxage=86400", "x-nextjs-cache": "HIT" };
    response.writeHead(status, { ...usual, "x-page-tags": `business:${url.split("/").at(-1)},businesses`, ...headers });
    response.end(`<html>${url} ${version}${" negocio".repeat(300)}</html>`);
  };

beforeEach(() => {
  tests += 1;
  path = `/negocio/compartida-${tests}`;
  asked = [];
  version = 1;
  handlers.next = page();
});
afterEach(() => void vi.restoreAllMocks());

const HTML = { accept: "text/html" };
const read = async (target = path, headers: Record<string, string> = {}) => {
  const answer = await fetch(site + target, { headers: { ...HTML, ...headers } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
/** So much later. */
const wait = (seconds: number) => {
  const now = performance.now() + seconds * 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
};

describe("a page that many ask for", () => {
  /** Answers when it is told to. */
  function hold(answer: Handler): { open: () => void } {
    const waiting: (() => void)[] = [];
    handlers.next = (incoming, response) => {
      asked.push(String(incoming.url));
      waiting.push(() => answer(incoming, response));
    };
    const open = () => {
      for (const each of waiting.splice(0)) each();
    };
    return { open };
  }

  it("is asked for once, whatever form each takes", async () => {
    const gate = hold(page());
    const visits = ["zstd", "br", "gzip", "identity"].map((encoding) => read(path, { "accept-encoding": encoding }));
    await eventually(() => expect(asked).toHaveLength(1));
    // The others have arrived when another page of theirs has.
    handlers.next = page();
    await read(`${path}-otra`);
    gate.open();
    const bodies = (await Promise.all([visits[0], visits[3]])).map((visit) => visit?.body);
    expect(bodies.at(-1)).toContain(path);
    for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
    expect(asked.filter((each) => each === path).length).toBeLessThanOrEqual(2);
  });

  it("comes for the others when the first leaves", async () => {
    const gate = hold(page());
    const leaving = new AbortController();
    const first = fetch(site + path, { headers: HTML, signal: leaving.signal }).catch(() => null);
    await eventually(() => expect(asked).toHaveLength(1));
    const second = read();
    handlers.next = page();
    await read(`${path}-otra`);
    leaving.abort();
    await first;
    gate.open();
    expect(await second).toMatchObject({ status: 200, body: expect.stringContaining(path) });
  });

  it("and turns out to be one visitor's is asked for by each", async () => {
    const own: Handler = ({ url, headers }, response) => {
      asked.push(String(url));
      response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "private, no-store" });
      response.end(`<html>de ${headers.cookie}</html>`);
    };
    const gate = hold(own);
    const visits = ["ana", "luis", "eva"].map((name) => read(path, { cookie: name }));
    await eventually(() => expect(asked).toHaveLength(1));
    handlers.next = own;
    await read("/otra-mas");
    gate.open();
    expect((await Promise.all(visits)).map(({ body }) => body)).toEqual(
      ["ana", "luis", "eva"].map((name) => `<html>de ${name}</html>`),
    );
  });

  it("and turns out to be that of a visitor who has left is given to nobody", async () => {
    const own: Handler = ({ url, headers }, response) => {
      asked.push(String(url));
      response.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "private, no-store" });
      response.end(`<html>de ${headers.cookie}</html>`);
    };
    const gate = hold(own);
    const leaving = new AbortController();
    const left = fetch(site + path, { headers: { ...HTML, cookie: "ana" }, signal: leaving.signal }).catch(() => null);
    await eventually(() => expect(asked).toHaveLength(1));
    const waiting = read(path, { cookie: "luis" });
    handlers.next = own;
    // Whoever came before this one waits by now.
    await read(`${path}-otra`);
    leaving.abort();
    await left;
    // And by this one, the gateway has heard of it.
    await read(`${path}-mas`);
    gate.open();
    expect((await waiting).body).toBe("<html>de luis</html>");
  });

  it("is not the one that was asked for before a change", async () => {
    const gate = hold(page());
    const before = read();
    await eventually(() => expect(asked).toHaveLength(1));
    const tag = `business:${path.split("/").at(-1)}`;
    await change(tag);
    handlers.next = page();
    version = 2;
    const after = await read();
    version = 1;
    gate.open();
    await before;
    expect(after.body).toContain(`${path} 2`);
    expect((await read()).body).toContain(`${path} 2`);
  });
});

describe("a kept page", () => {
  it.each([
    ["of another business stays", "business:otra", 1],
    ["of the business is asked for anew", "business:SELF,business:otra", 2],
    ["of the list is asked for anew", "businesses", 2],
    ["is asked for anew when nobody says what has changed", "*", 2],
  ])("%s", async (_, tags, expected) => {
    await read();
    version = 2;
    await change(tags.replace("SELF", path.split("/").at(-1) ?? ""));
    expect((await read()).body).toContain(`${path} ${expected}`);
  });

  it.each([
    ["without tags is asked for anew after any change", "", 2],
    ["with no data in it stays", "-", 1],
  ])("%s", async (_, tags, expected) => {
    handlers.next = page({ "x-page-tags": tags });
    await read();
    version = 2;
    await change("business:otra");
    expect((await read()).body).toContain(`${path} ${expected}`);
  });

  it("is given past its time while it is asked for anew", async () => {
    await read();
    version = 2;
    wait(LIMITS.cachedPageSeconds + 1);
    expect((await read()).body).toContain(`${path} 1`);
    await eventually(async () => expect((await read()).body).toContain(`${path} 2`));
  });

  it("is given for an hour while Next fails, and no longer", async () => {
    await read();
    for (const fail of [
      page({}, 500),
      ((_, response) => void response.destroy()) as Handler,
      ((_, response) => void response.writeHead(200, { "x-nextjs-postponed": "1" }).end()) as Handler,
    ].slice(0, 2)) {
      handlers.next = fail;
      wait(30 * 60);
      expect(await read()).toMatchObject({ status: 200, body: expect.stringContaining(`${path} 1`) });
      vi.restoreAllMocks();
    }
    const port = ports.next;
    ports.next = null;
    wait(59 * 60);
    expect((await read()).status).toBe(200);
    vi.restoreAllMocks();
    wait(62 * 60);
    expect((await read()).status).toBe(503);
    ports.next = port;
  });

  it("is never given again once it has changed, also while Next fails", async () => {
    await read();
    await change(`business:${path.split("/").at(-1)}`);
    handlers.next = page({}, 500);
    expect((await read()).status).toBe(503);
  });

  describe("of a list whose business has changed", () => {
    const lists = "businesses,category:panaderias";
    const down = () => {
      handlers.next = page({}, 500);
    };

    it.each([
      ["is still there when Next fails, and only then", "business:otra,businesses", 200],
      ["of which something was taken away is gone", "business:otra,businesses,withdrawn", 503],
      ["and nobody says which is gone", "businesses", 503],
      ["with many others is gone", "every-business,businesses", 503],
      ["nobody knows how is gone", "*", 503],
    ])("%s", async (_, tags, status) => {
      handlers.next = page({ "x-page-tags": lists });
      await read();
      await change(tags);
      down();
      expect((await read()).status).toBe(status);
      handlers.next = page({ "x-page-tags": lists });
      version = 2;
      expect((await read()).body).toContain(`${path} 2`);
    });

    it("is gone when something is taken away later", async () => {
      handlers.next = page({ "x-page-tags": lists });
      await read();
      await change("business:otra,businesses");
      await change("business:una,category:panaderias,withdrawn");
      down();
      expect((await read()).status).toBe(503);
    });

    it("is given for an hour at most, also while nothing stands in for Next", async () => {
      handlers.next = page({ "x-page-tags": lists });
      await read();
      await change("business:otra,businesses");
      const port = ports.next;
      ports.next = null;
      wait(59 * 60);
      expect((await read()).body).toContain(`${path} 1`);
      vi.restoreAllMocks();
      wait(62 * 60);
      expect((await read()).status).toBe(503);
      ports.next = port;
    });
  });

  it("is gone when Next says so past its time", async () => {
    await read();
    handlers.next = page({}, 404);
    wait(LIMITS.cachedPageSeconds + 1);
    await read();
    await eventually(async () => expect((await read()).status).toBe(404));
  });

  it("is not kept when its data has changed while it was made", async () => {
    handlers.next = page({ "x-page-tags": "!" });
    await read();
    await read();
    expect(asked).toHaveLength(4);
  });

  it.each([
    [{ "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }],
    [{ cookie: "sesion=1" }],
    [{ "accept-encoding": `${"x,".repeat(2_000)}br;q=0.5` }],
    [{ "if-none-match": '"otra"', "if-modified-since": "Mon, 01 Jan 2035 00:00:00 GMT" }],
    [{ "x-page-tags": "-" }],
  ])("is the same for everybody, whoever asked first with %o", async (headers) => {
    const first = await request(site + path, { headers: { ...HTML, ...headers } });
    expect(first.status).toBe(200);
    const { body, headers: sent } = await read();
    expect(body).toContain(`${path} 1`);
    expect(asked).toEqual([path]);
    expect(sent.get("strict-transport-security")).toBeNull();
    for (const name of ["x-page-tags", "x-middleware-rewrite"]) expect(sent.get(name)).toBeNull();
  });
});

it("what Next's servers tell each other reaches no visitor", async () => {
  handlers.next = page({ "x-middleware-rewrite": "/interna", "x-next-cache-tags": "a", "Cache-Control": "no-store" });
  const { headers } = await read();
  expect([...headers.keys()].filter((name) => /^x-(?:middleware|page|next-cache)/.test(name))).toEqual([]);
});

it("Next works on a few pages at a time, and on the others when their turn comes", async () => {
  const waiting: (() => void)[] = [];
  handlers.next = (_, response) => void waiting.push(() => response.end());
  const many = Array.from({ length: 40 }, (_, n) => fetch(`${site}/muchas?n=${n}`));
  await eventually(() => expect(waiting.length).toBeGreaterThan(1));
  expect(waiting.length).toBeLessThanOrEqual(LIMITS.rendersPerCore * availableParallelism());
  const timer = setInterval(() => {
    for (const answer of waiting.splice(0)) answer();
  }, 5);
  for (const each of await Promise.all(many)) expect(each.status).toBe(200);
  clearInterval(timer);
});
