import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

const PROGRAMS = { redis: "/usr/bin/redis-server", haproxy: "/usr/sbin/haproxy" } as const;

/** False where Debian's packages are not installed and may not be (set-up.ts): what needs them is skipped. */
export const hasPrograms = (): boolean => Object.values(PROGRAMS).every((program) => existsSync(program));

export type Program = {
  child: ChildProcess;
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
  const child = spawn("setpriv", ["--pdeathsig", "KILL", "--", PROGRAMS[name], ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...environment },
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  return {
    child,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
  };
}
