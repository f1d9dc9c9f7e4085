import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { ManagedProcess } from "./managed-process";

const node = (script: string): ChildProcess =>
  spawn(process.execPath, ["--eval", script], { stdio: ["ignore", "ignore", "ignore", "ipc"] });

const SERVES = "process.send('ready'); setInterval(() => {}, 1000);";

const readyMessage = (child: ChildProcess): Promise<unknown> => once(child, "message");

/** Resolves with each call in turn. */
function calls() {
  const waiting: (() => void)[] = [];
  let pending = 0;
  return {
    happen: () => {
      const next = waiting.shift();
      if (next) next();
      else pending++;
    },
    next: () =>
      new Promise<void>((resolve) => {
        if (pending > 0) resolve(void pending--);
        else waiting.push(resolve);
      }),
  };
}

function manage(script: () => string, stopMs = 5_000) {
  const up = calls();
  const down = calls();
  const managed = new ManagedProcess({
    name: "child",
    spawn: () => node(script()),
    whenReady: readyMessage,
    onUp: up.happen,
    onDown: down.happen,
    stopMs,
  });
  return { managed, up, down };
}

const kill = (pid: number | undefined) => process.kill(pid ?? Number.NaN, "SIGKILL");

describe("a managed process", () => {
  it("is started again when it is killed, and again", async () => {
    const { managed, up, down } = manage(() => SERVES);
    await managed.start();
    await up.next();
    for (let round = 0; round < 2; round++) {
      const before = managed.pid;
      kill(before);
      await down.next();
      await up.next();
      expect(managed.pid).not.toBe(before);
    }
    await managed.stop();
  });

  it("is tried again when a restart fails", async () => {
    let starts = 0;
    const { managed, up } = manage(() => (++starts === 2 ? "process.exit(3)" : SERVES));
    await managed.start();
    await up.next();
    kill(managed.pid);
    await up.next();
    expect(starts).toBe(3);
    await managed.stop();
  });

  it("fails at its first start when it ends before it serves", async () => {
    const { managed } = manage(() => "process.exit(3)");
    await expect(managed.start()).rejects.toThrow("child ended before it served (3)");
  });

  it("stays down once it was asked to stop", async () => {
    let starts = 0;
    const { managed } = manage(() => {
      starts++;
      return SERVES;
    });
    await managed.start();
    await managed.stop();
    await managed.stop();
    expect(starts).toBe(1);
  });

  it("is killed when it does not stop in time", async () => {
    const { managed } = manage(() => `process.on("SIGTERM", () => {}); ${SERVES}`, 50);
    await managed.start();
    const { pid } = managed;
    await managed.stop();
    expect(() => process.kill(pid ?? Number.NaN, 0)).toThrow("ESRCH");
  });
});
