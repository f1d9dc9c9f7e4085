import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nameOf } from "@/server/gateway/page-store/stored-page";
import { eventually } from "@/tests/support/eventually";
import { type Instance, spawnSupervisor, startInstance } from "@/tests/support/instance";
import { listTree, waitUntilGone } from "@/tests/support/processes";

const run = (file: string, dataDir: string) =>
  spawnSync(process.execPath, ["--import", "tsx", file], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "iztapalapa-start-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("bin/start", () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance({ dataDir: folder, isLively: true });
  });
  afterAll(() => instance.stop());

  it("prints the address, where the data is and how to stop", () => {
    expect(instance.output()).toContain(`Iztapalapa Local is at ${instance.siteUrl}`);
    expect(instance.output()).toContain(`Data: ${folder}`);
    expect(instance.output()).toContain("Stop: Ctrl-C");
  });

  it("serves pages, the backend and the health check from one origin", async () => {
    expect((await fetch(instance.siteUrl)).status).toBe(200);
    const health = await fetch(`${instance.siteUrl}/api/health`);
    expect(await health.json()).toEqual({
      status: "ok",
      version: expect.any(String),
      databaseLatencyMs: expect.any(Number),
    });
    const headers = { apikey: instance.status.publishableKey };
    const rows = await fetch(`${instance.siteUrl}/rest/v1/categorias?select=slug`, { headers });
    expect(await rows.json()).toBeInstanceOf(Array);
  });

  it("tells `npm run status` where everything is, and nobody else", () => {
    const { stdout, status } = run("server/status.ts", folder);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      siteUrl: instance.siteUrl,
      supabaseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      publishableKey: expect.any(String),
      secretKey: expect.stringMatching(/^sb_secret_/),
      databaseUrl: expect.stringMatching(/^postgres:\/\//),
      simulatorUrl: expect.stringMatching(/\/simulador\?token=/),
      mailboxUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/correo$/),
    });
    expect(statSync(path.join(folder, "status.json")).mode & 0o777).toBe(0o600);
  });

  it("lets one read the mails that were sent", async () => {
    const headers = { accept: "application/json" };
    expect(await (await fetch(instance.status.mailboxUrl, { headers })).json()).toEqual([]);
  });

  it("refuses a second start on the same data folder and names the address of the first", async () => {
    const second = spawnSupervisor(folder, {});
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`An instance is running at ${instance.siteUrl}`);
    expect((await fetch(`${instance.siteUrl}/api/health`)).status).toBe(200);
  });

  it("refuses a port that is taken, before anything else is started", async () => {
    const other = mkdtempSync(path.join(tmpdir(), "iztapalapa-other-"));
    const { port } = new URL(instance.siteUrl);
    const second = spawnSupervisor(other, { args: ["--port", port] });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken`);
    rmSync(other, { recursive: true });
  });

  it("runs the jobs of the clock by itself", async () => {
    await eventually(() => expect(instance.output()).toContain("the job of the payments has run"));
  });

  it("ends everything on Ctrl-C and leaves nothing behind", async () => {
    const tree = listTree(instance.pid);
    expect(tree.some(({ command }) => command.includes("postgres"))).toBe(true);
    expect(await instance.stop()).toBe(0);
    await waitUntilGone(tree);
    expect(run("server/status.ts", folder)).toMatchObject({ status: 1, stdout: "" });
  });
});

describe("after kill -9 of the supervisor", () => {
  it("nothing is left running, and the next start finds its data and its pages", async () => {
    const first = await startInstance({ dataDir: folder });
    const headers = { apikey: first.status.secretKey, "content-type": "application/json", prefer: "return=minimal" };
    const business = JSON.stringify({
      slug: "sobreviviente",
      nombre: "Sobreviviente",
      categoria: "Otros Negocios",
      is_approved: true,
    });
    const url = `${first.status.supabaseUrl}/rest/v1/negocios`;
    const saved = await fetch(url, { method: "POST", headers, body: business });
    expect([saved.status, await saved.text()]).toEqual([201, ""]);

    const page = "/negocio/sobreviviente";
    await eventually(async () => {
      await fetch(first.siteUrl + page);
      const pages = readdirSync(path.join(folder, "pages"), { recursive: true, encoding: "utf8" });
      expect(pages.map((file) => path.basename(file))).toContain(nameOf(`primera ${page}`));
    });

    const tree = listTree(first.pid);
    await first.kill();
    await waitUntilGone(tree);

    const second = await startInstance({ dataDir: folder });
    const found = await fetch(`${second.status.supabaseUrl}/rest/v1/negocios?slug=eq.sobreviviente&select=nombre`, {
      headers: { apikey: second.status.secretKey },
    });
    expect(await found.json()).toEqual([{ nombre: "Sobreviviente" }]);
    expect(await (await fetch(second.siteUrl + page)).text()).toContain("Sobreviviente");
    const metrics = await (await fetch(`${second.siteUrl}/metrics`)).text();
    expect(metrics).toMatch(/gateway_request_seconds_count\{class="page",answer="(?:stored|kept)",status="200"\} 1\n/);
    expect(await second.stop()).toBe(0);
  });
});
