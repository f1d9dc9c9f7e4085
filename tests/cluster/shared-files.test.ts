import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Redis } from "@/lib/redis";
import { startGateway } from "@/server/gateway";
import { SharedFiles } from "@/server/gateway/shared-files";
import { eventually } from "@/tests/support/eventually";
import { hasPrograms } from "./support/programs";
import { type RunningRedis, startRedis } from "./support/redis";

const CHUNK = "/_next/static/chunks";
const WORKER = "/sw/sw.js";

describe.skipIf(!hasPrograms())("two nodes of different builds", () => {
  const ends: (() => unknown)[] = [];
  let redis: RunningRedis;
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await redis.stop();
  });

  /** A gateway before a stand-in for Next, which has these files of a build and its worker. @returns its address, and what begins it */
  async function node(build: string, names: readonly string[]) {
    const root = await mkdtemp(path.join(tmpdir(), "shared-files-"));
    ends.push(() => rm(root, { recursive: true }));
    await mkdir(path.join(root, ".next/static/chunks"), { recursive: true });
    await writeFile(path.join(root, ".next/BUILD_ID"), build);
    for (const name of names) await writeFile(path.join(root, ".next/static/chunks", name), `${build}: ${name}`);
    const next = http.createServer(({ url = "", headers }, response) => {
      if (url === WORKER) {
        const isKnown = headers["if-none-match"] === `"${build}"`;
        response.writeHead(isKnown ? 304 : 200, { etag: `"${build}"` }).end(isKnown ? "" : `worker of ${build}`);
        return;
      }
      const name = path.basename(url);
      const isThere = names.includes(name);
      response.writeHead(isThere ? 200 : 404, isThere ? { "cache-control": "immutable" } : {});
      response.end(isThere ? `${build}: ${name}` : "");
    });
    next.listen(0, "127.0.0.1");
    await once(next, "listening");
    ends.push(() => next.close());
    const client = new Redis(redis.url);
    ends.push(() => client.close());
    await eventually(async () => expect(await client.ask((each) => each.ping())).not.toBeNull());
    const { port } = next.address() as AddressInfo;
    const sharedFiles = new SharedFiles(client, root);
    const gateway = await startGateway({
      ...{ host: "127.0.0.1", port: 0, portOf: () => port, trustedProxies: [] },
      ...{ sharedFiles, failureLog: () => undefined, securityLog: () => undefined },
    });
    ends.push(() => gateway.close());
    const ending = new AbortController();
    ends.push(() => ending.abort());
    return { url: `http://127.0.0.1:${gateway.port}`, begin: () => sharedFiles.share(ending.signal) };
  }

  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it("have each other's scripts, and no others", async () => {
    const [older, newer] = [
      await node("older", ["a.js", "both.js"]),
      await node("newer", ["b.js", "both.js", "c.css"]),
    ];
    await older.begin();
    await newer.begin();
    for (const [site, name, build] of [
      [newer, "a.js", "older"],
      [older, "b.js", "newer"],
      [older, "c.css", "newer"],
    ] as const) {
      const { status, headers, text } = await get(`${site.url}${CHUNK}/${name}`);
      expect([status, text]).toEqual([200, `${build}: ${name}`]);
      expect(headers.get("cache-control")).toContain("immutable");
      expect(headers.get("content-type")).toMatch(name.endsWith("css") ? /^text\/css/ : /^application\/javascript/);
    }
    expect((await get(`${older.url}${CHUNK}/d.js`)).status).toBe(404);
  });

  it("have their own scripts without Redis", async () => {
    const site = await node("older", ["a.js"]);
    await redis.kill();
    await site.begin();
    expect((await get(`${site.url}${CHUNK}/a.js`)).status).toBe(200);
    expect((await get(`${site.url}${CHUNK}/b.js`)).status).toBe(404);
  });

  it("tell a browser of one newer worker, whichever of them it asks in turns", async () => {
    const [older, newer] = [await node("older", []), await node("newer", [])];
    await older.begin();
    await newer.begin();
    let known = "older";
    const versions: string[] = [];
    for (const site of [older, newer, older, newer, older]) {
      const { status, headers } = await get(site.url + WORKER, { "if-none-match": `"${known}"` });
      if (status !== 200) continue;
      known = headers.get("etag")?.replaceAll('"', "") ?? "";
      versions.push(known);
    }
    expect(versions).toEqual(["newer"]);
  });

  it("tell of the older build's worker once it has been brought back", async () => {
    const [older, newer, again] = [await node("older", []), await node("newer", []), await node("older", [])];
    for (const site of [older, newer, again]) await site.begin();
    expect((await get(again.url + WORKER, { "if-none-match": '"newer"' })).headers.get("etag")).toBe('"older"');
    expect((await get(newer.url + WORKER, { "if-none-match": '"older"' })).status).toBe(304);
  });
});
