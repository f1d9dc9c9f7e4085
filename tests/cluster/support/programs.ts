import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { it as test } from "vitest";

const PROGRAMS = { redis: "/usr/bin/redis-server", haproxy: "/usr/sbin/haproxy" } as const;

const SETPRIV = "/usr/bin/setpriv";
const OUTPUT_TAIL_CHARS = 4_000;

export const hasPrograms = (): boolean => Object.values(PROGRAMS).every((program) => existsSync(program));

/** A test that is skipped where Debian's packages are missing and may not be installed (set-up.ts). */
export const it = test.skipIf(!hasPrograms());

export type Program = {
  output: () => string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Hangs until it is resumed. */
  pause: () => void;
  resume: () => void;
};

/** Runs a program that ends with this process, also when that is killed. */
export function spawnProgram(
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(SETPRIV, ["--pdeathsig", "KILL", "--", PROGRAMS[name], ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (part: string) => {
      text = (text + part).slice(-OUTPUT_TAIL_CHARS);
    });
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    child.kill("SIGCONT");
    await ended;
  };
  return {
    output: () => text,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
  };
}
