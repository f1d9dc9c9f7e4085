// Ours alone: starts and ends of our process.
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addMark, hasMark, postmasterPid } from "@/tests/support/backend-process";
import { eventually } from "@/tests/support/eventually";
import { aPreparedDataDir } from "@/tests/support/prepared-data";
import { type ScratchBackend, startScratchBackend } from "@/tests/support/scratch-backend";

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const untilGone = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false));

// One folder for all: whatever has happened in it, the next start finds what was acknowledged.
let dataDir: string;
let backend: ScratchBackend | undefined;

async function runningBackend(): Promise<ScratchBackend> {
  dataDir ??= await aPreparedDataDir();
  backend ??= await startScratchBackend({ dataDir });
  return backend;
}

/** Ends of a running backend. */
const ENDS: readonly [string, (running: ScratchBackend) => Promise<unknown>][] = [
  ["a stop", (running) => running.stop()],
  [
    "kill -9, which leaves no orphan",
    async ({ pid }) => {
      const postmaster = await postmasterPid(dataDir);
      process.kill(pid, "SIGKILL");
      await untilGone(postmaster);
    },
  ],
  [
    "kill -9 of everything, and starts at once",
    async ({ pid }) => {
      process.kill(await postmasterPid(dataDir), "SIGKILL");
      process.kill(pid, "SIGKILL");
    },
  ],
  [
    "kill -9 of PostgreSQL, which ends it for the supervisor to start both again",
    async ({ pid }) => {
      process.kill(await postmasterPid(dataDir), "SIGKILL");
      await untilGone(pid);
    },
  ],
  [
    "a stop, when another program has the number in its pid file now",
    async (running) => {
      const file = path.join(dataDir, "postgres", "postmaster.pid");
      const lines = (await readFile(file, "utf8")).split("\n");
      await running.stop();
      await writeFile(file, [process.pid, ...lines.slice(1)].join("\n"), { mode: 0o600 });
    },
  ],
];

describe("the backend process", () => {
  beforeEach(async () => {
    await runningBackend();
  });
  afterAll(async () => {
    await backend?.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  it("keeps its secrets to itself, and says that it is well", async () => {
    const { url } = await runningBackend();
    expect((await stat(path.join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
    const response = await fetch(new URL("/health", url));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "ok" });
  });

  it.each(ENDS)("has all that was acknowledged after %s", async (name, end) => {
    const first = await runningBackend();
    await addMark(first, name);
    backend = undefined;
    await end(first);
    const second = await runningBackend();
    expect(second.secretKey).toBe(first.secretKey);
    expect(await hasMark(second, name)).toBe(true);
  });
});
