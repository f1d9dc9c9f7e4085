import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Gateway, startGateway } from "@/server/gateway";
import { LIMITS } from "@/server/gateway/limits";
import { DiskStore } from "@/server/gateway/page-store/disk-store";
import { decodePage, nameOf } from "@/server/gateway/page-store/stored-page";
import { eventually } from "@/tests/support/eventually";
import { type Handler, handlers, openGatewayForTests, ports, withUpstreams } from "@/tests/support/gateway-stand-ins";

openGatewayForTests();
withUpstreams();

const HOUR_MS = 60 * 60 * 1000;
const PATH = "/negocio/taqueria";
const TAGS = "business:taqueria,businesses";

const LONG = { "x-page-until": String(Date.now() + 90 * 24 * HOUR_MS), "Cache-Control": "s-maxage=31536000" };

let folder = "";
/** The log of changes, as the database has it. */
let changes = { head: 7, reach: 0, changed: {} as Record<string, number> };
let asked = 0;
const gateways: Gateway[] = [];

const page =
  (headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    asked += 1;
    response.writeHead(200, {
      ...{ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "s-maxage=86400", "x-nextjs-cache": "HIT" },
      ...{ "x-page-tags": TAGS, "x-page-until": String(Date.now() + HOUR_MS), ETag: '"uno"' },
      ...headers,
    });
    response.end(`<html><p>${"página ".repeat(400)}${asked}</p></html>`);
  };

/** A gateway as it is after a start: it keeps nothing in memory, and has read the log, or not yet. */
async function start({ build = "uno", hasRead = true } = {}) {
  const gateway = await startGateway({
    ...{ host: "127.0.0.1", port: 0, trustedProxies: [] },
    portOf: (name) => ports[name],
    changes: {
      follow: async () => ({ ...changes, settled: changes.head, due_ms: null }),
      workers: () => [],
      secret: "secreto",
      redis: null,
    },
  });
  gateways.push(gateway);
  await gateway.keepPagesIn(
    await DiskStore.open({ folder, build, maxBytes: LIMITS.storedPagesBytes, reserveBytes: 0 }),
  );
  if (hasRead) await gateway.changes?.catchUp();
  return async (target = PATH, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${gateway.port}${target}`, {
      headers: { accept: "text/html", ...headers },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
}

/** Has a page kept, and says what is there of it after a restart. */
async function restartWith(handler: Handler, target = PATH) {
  handlers.next = handler;
  const { body } = await (await start())(target);
  await stored();
  return { body, read: await start(), before: asked };
}

/** Waits until a further page, put after all others, is found after a restart. */
async function stored(): Promise<void> {
  const tested = handlers.next;
  handlers.next = page();
  const last = `/negocio/ultima-${gateways.length}`;
  await fetch(`http://127.0.0.1:${gateways.at(-1)?.port}${last}`, { headers: { accept: "text/html" } });
  await eventually(() => expect(existsSync(path.join(folder, "uno", nameOf(`primera ${last}`)))).toBe(true));
  handlers.next = tested;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-pages-"));
  changes = { head: 7, reach: 0, changed: {} };
  asked = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const gateway of gateways.splice(0)) gateway.close();
  rmSync(folder, { recursive: true });
});

describe("a kept page after a restart", () => {
  it.each(["zstd", "br", "gzip", "identity"])("is the same in %s, and nobody asks Next", async (encoding) => {
    const { body, read, before } = await restartWith(page());
    const answer = await read(PATH, { "accept-encoding": encoding });
    expect([answer.body, asked]).toEqual([body, before]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect((await read(PATH, { "if-none-match": '"uno"' })).status).toBe(304);
  });

  it("was made smaller once, and is not again", async () => {
    handlers.next = page();
    const fileOf = (target: string) => path.join(folder, "uno", nameOf(`primera ${target}`));
    async function makeSmall(read: Awaited<ReturnType<typeof start>>, target: string): Promise<number> {
      for (let visit = 0; visit < 9; visit += 1) await read(target);
      await eventually(() => expect(decodePage(readFileSync(fileOf(target)))?.page.isSmall).toBe(true));
      return statSync(fileOf(target)).mtimeMs;
    }
    const madeAt = await makeSmall(await start(), PATH);
    const again = await start();
    expect(await makeSmall(again, PATH)).toBe(madeAt);
    // Pages are made smaller one after the other: the second one's turn comes after the first one's.
    await makeSmall(again, "/negocio/otra");
    await stored();
    expect(statSync(fileOf(PATH)).mtimeMs).toBe(madeAt);
  });

  it("is there before Next is", async () => {
    const { body, read } = await restartWith(page());
    const port = ports.next;
    ports.next = null;
    expect(await read()).toMatchObject({ status: 200, body });
    expect((await read("/negocio/otra")).status).toBe(503);
    ports.next = port;
  });

  it.each<[string, () => void]>([
    ["has changed", () => void Object.assign(changes, { head: 8, changed: { "business:taqueria": 8 } })],
    ["may have changed, as the log does not reach so far", () => void Object.assign(changes, { head: 9, reach: 8 })],
    ["is of a history that was taken back", () => void Object.assign(changes, { head: 6 })],
  ])("is made anew when it %s, and stored", async (_, change) => {
    const { body } = await restartWith(page());
    change();
    const fresh = await (await start())();
    expect(fresh.body).not.toBe(body);
    await stored();
    const before = asked;
    expect((await (await start())()).body).toBe(fresh.body);
    expect(asked).toBe(before);
  });

  it("is made anew while the log was not read", async () => {
    changes.head = 0;
    const { body } = await restartWith(page());
    expect((await (await start({ hasRead: false }))()).body).not.toBe(body);
  });

  it("is the same when something else has changed", async () => {
    const { body } = await restartWith(page());
    Object.assign(changes, { head: 9, changed: { "business:otra": 9 } });
    expect((await (await start())()).body).toBe(body);
  });

  it("is asked for anew after a day, though the clock was set back meanwhile", async () => {
    const { before } = await restartWith(page());
    const [past, later] = [Date.now() - 240 * HOUR_MS, performance.now() + 25 * HOUR_MS];
    vi.spyOn(Date, "now").mockImplementation(() => past);
    const read = await start();
    await read();
    vi.spyOn(performance, "now").mockImplementation(() => later);
    await read();
    vi.restoreAllMocks();
    await eventually(() => expect(asked).toBe(before + 1));
  });

  it("is made anew by another build", async () => {
    const { body } = await restartWith(page());
    expect((await (await start({ build: "dos" }))()).body).not.toBe(body);
  });

  it.each<[string, Record<string, string>, string]>([
    ["that does not say what stands in it", { "x-page-tags": "" }, PATH],
    ["that does not say when it ends", { "x-page-until": "" }, PATH],
    ["that ends soon", { "x-page-until": String(Date.now() + 30_000) }, PATH],
    ["of a search", {}, "/negocios?q=tacos"],
    ["of somebody", { "Set-Cookie": "a=1" }, PATH],
  ])("is made anew, if it is one %s", async (_, headers, target) => {
    const { read, before } = await restartWith(page(headers), target);
    await read(target);
    expect(asked).toBe(before + 1);
  });
});

describe("a page in memory", () => {
  /** Asks once more, so much later. @returns how often Next has been asked for it since */
  const askLater = async (headers: Record<string, string>, seconds: number, target = PATH) => {
    handlers.next = page(headers);
    const read = await start();
    await read(target);
    await stored();
    for (const clock of [performance, Date]) {
      const now = clock.now() + seconds * 1000;
      vi.spyOn(clock, "now").mockImplementation(() => now);
    }
    const before = asked;
    await read(target);
    // A page is made anew after its answer, by the clock as it is then, and before another one that is asked for.
    await read("/negocio/otra");
    return () => asked - before - 1;
  };

  it.each<[string, Record<string, string>, number, number, string]>([
    ["is fresh until its end", {}, 3_500, 0, PATH],
    ["is asked for anew after its end", {}, 3_601, 1, PATH],
    ["of a longer life is fresh for a day", LONG, 86_401, 1, PATH],
    ["that does not say what stands in it is fresh for a minute", { "x-page-tags": "" }, 61, 1, PATH],
    ["of a search is fresh for a minute", {}, 61, 1, "/negocios?q=tacos"],
  ])("%s", async (_, headers, seconds, questions, target) => {
    const questionsSince = await askLater(headers, seconds, target);
    await eventually(() => expect(questionsSince()).toBe(questions));
  });
});
