import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "@/tests/support/eventually";
import { type Instance, spawnSupervisor, startInstance } from "@/tests/support/instance";
import { expectHealthy, isBackend, isNext, isPostmaster, type Part, signalPart } from "@/tests/support/instance-parts";
import { listTree, waitUntilGone } from "@/tests/support/processes";

const kill = (instance: Instance, isVictim: Part) => signalPart(instance, isVictim, "SIGKILL");

describe("kill -9 of a part", () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({ isLively: true, seed: "showcase" });
  });
  afterAll(() => instance.stop());

  it.each([
    ["PostgreSQL", isPostmaster],
    ["the backend", isBackend],
    ["Next", isNext],
    ["PostgreSQL, again", isPostmaster],
    ["the backend, again", isBackend],
    ["Next, again", isNext],
  ])("%s: it comes back, and the others go on", async (_name, isVictim) => {
    await expectHealthy(instance);
    await waitUntilGone(kill(instance, isVictim));
    await expectHealthy(instance);
    const [page, tree] = [await fetch(`${instance.siteUrl}/negocios`), listTree(instance.pid)];
    expect(page.status).toBe(200);
    for (const isPart of [isPostmaster, isBackend, isNext]) expect(tree.some(isPart)).toBe(true);
  });

  it("while Next is away, visitors get the Spanish page and programs get JSON", async () => {
    await expectHealthy(instance);
    kill(instance, isNext);
    const answers = await Promise.all(
      ["/login", "/api/health"].map(async (path) => {
        const answer = await fetch(instance.siteUrl + path, { headers: { accept: "text/html" } });
        return { status: answer.status, body: await answer.text() };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 503, body: expect.stringContaining("Reintentar") });
    expect(answers[1]).toMatchObject({ status: 503, body: expect.stringContaining('"status":"error"') });
    await expectHealthy(instance);
  });

  it("while the backend is away, a page that was seen before is still there", async () => {
    await expectHealthy(instance);
    expect((await fetch(`${instance.siteUrl}/negocios`)).status).toBe(200);
    kill(instance, isBackend);
    expect((await fetch(`${instance.siteUrl}/negocios`)).status).toBe(200);
    await expectHealthy(instance);
  });
});

describe("kill -9 of the supervisor", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-faults-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("leaves no orphan, however often", async () => {
    for (let round = 0; round < 3; round++) {
      const instance = await startInstance({ isLively: true, dataDir: folder });
      const tree = listTree(instance.pid);
      expect([isPostmaster, isBackend, isNext].every((isPart) => tree.some(isPart))).toBe(true);
      await instance.kill();
      await waitUntilGone(tree);
    }
  });

  it("and a start in the same instant waits for the old database to end", async () => {
    const first = await startInstance({ isLively: true, dataDir: folder });
    await first.kill();
    const second = await startInstance({ isLively: true, dataDir: folder });
    await expectHealthy(second);
    expect(await second.stop()).toBe(0);
  });

  it("in the middle of the first data: the next start brings all of it, once", async () => {
    const inner = path.join(folder, "half");
    const first = spawnSupervisor(inner, { seed: "full" });
    await eventually(() => expect(first.output()).toContain("DENUE"), 120_000);
    const tree = listTree(first.child.pid ?? 0);
    first.child.kill("SIGKILL");
    await waitUntilGone(tree);

    const second = await startInstance({ isLively: true, dataDir: inner, seed: "full" });
    const answer = await fetch(`${second.status.supabaseUrl}/rest/v1/negocios?select=id&denue_id=not.is.null`, {
      method: "HEAD",
      headers: { apikey: second.status.secretKey, prefer: "count=exact" },
    });
    const count = Number(answer.headers.get("content-range")?.split("/")[1]);
    const ids = new Set<string>();
    for (let from = 0; from < count; from += 1000) {
      const range = { Range: `${from}-${from + 999}`, apikey: second.status.secretKey };
      const url = `${second.status.supabaseUrl}/rest/v1/negocios?select=denue_id&denue_id=not.is.null&order=denue_id`;
      const rows: { denue_id: string }[] = await (await fetch(url, { headers: range })).json();
      for (const row of rows) ids.add(row.denue_id);
    }
    expect(count).toBeGreaterThan(4_500);
    expect(ids.size).toBe(count);
    await second.stop();
  });
});

describe("two instances", () => {
  it("run side by side from one build, each with its own data and keys", async () => {
    const [one, other] = await Promise.all([
      startInstance({ isLively: true, seed: "showcase" }),
      startInstance({ isLively: true, seed: "none" }),
    ]);
    expect(one.status.secretKey).not.toBe(other.status.secretKey);
    const countIn = async (instance: Instance, key: string) => {
      const url = `${instance.status.supabaseUrl}/rest/v1/negocios?select=id`;
      const answer = await fetch(url, { headers: { apikey: key } });
      return answer.ok ? ((await answer.json()) as unknown[]).length : answer.status;
    };
    expect(await countIn(one, one.status.secretKey)).toBeGreaterThan(0);
    expect(await countIn(other, other.status.secretKey)).toBe(0);
    expect(await countIn(other, one.status.secretKey)).toBe(401);
    await one.stop();
    await expectHealthy(other);
    await other.stop();
  });
});
