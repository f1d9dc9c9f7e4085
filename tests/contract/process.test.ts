import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { aDataDir, addMark, cleanupList, hasMark, postmasterPid, startFor } from "@/tests/support/backend-process";
import { isEmbedded } from "@/tests/support/backend-target";

const WAIT = { timeout: 20_000, interval: 50 };
const cleanups = cleanupList();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe.runIf(isEmbedded)("the backend process", () => {
  it("keeps its secrets to itself and its data over a stop", async () => {
    const dataDir = await aDataDir(cleanups);
    const first = await startFor(cleanups, { dataDir });
    await addMark(first);
    expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
    await first.stop();
    const second = await startFor(cleanups, { dataDir });
    expect(second.secretKey).toBe(first.secretKey);
    expect(await hasMark(second)).toBe(true);
  });

  it("answers /health", async () => {
    const backend = await startFor(cleanups, {});
    const response = await fetch(new URL("/health", backend.url));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "ok" });
  });

  it("leaves no orphan after kill -9, and starts again with all that was acknowledged", async () => {
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const first = await startFor(cleanups, { dataDir });
    const postmaster = await postmasterPid(dataDir);
    await addMark(first);
    process.kill(first.pid, "SIGKILL");
    await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), WAIT);
    const second = await startFor(cleanups, { dataDir });
    expect(await hasMark(second)).toBe(true);
  });

  it("starts at once after everything was killed", async () => {
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const first = await startFor(cleanups, { dataDir });
    await addMark(first);
    process.kill(await postmasterPid(dataDir), "SIGKILL");
    process.kill(first.pid, "SIGKILL");
    expect(await hasMark(await startFor(cleanups, { dataDir }))).toBe(true);
  });

  it("ends when PostgreSQL is killed, for the supervisor to start both again", async () => {
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const first = await startFor(cleanups, { dataDir });
    await addMark(first);
    process.kill(await postmasterPid(dataDir), "SIGKILL");
    await vi.waitFor(() => expect(isAlive(first.pid)).toBe(false), WAIT);
    expect(await hasMark(await startFor(cleanups, { dataDir }))).toBe(true);
  });

  it("is not stopped by a pid file whose number another program has now", async () => {
    const dataDir = await aDataDir(cleanups, { isPrepared: true });
    const first = await startFor(cleanups, { dataDir });
    const file = path.join(dataDir, "postgres", "postmaster.pid");
    const lines = (await readFile(file, "utf8")).split("\n");
    await first.stop();
    await writeFile(file, [process.pid, ...lines.slice(1)].join("\n"), { mode: 0o600 });
    const second = await startFor(cleanups, { dataDir });
    expect((await fetch(new URL("/health", second.url))).status).toBe(200);
  });
});
