import { type ChildProcess, type ChildProcessByStdio, type ForkOptions, fork, spawn } from "node:child_process";
import path from "node:path";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { ROOT } from "@/server/root";

/**
 * Options of node for a child with an IPC channel: it ends when this process does, also by kill -9. In NODE_OPTIONS they
 * reach what the child forks as well.
 */
export const ENDS_WITH_US = ["--import", pathToFileURL(path.join(ROOT, "server/exit-with-parent.ts")).href] as const;
const OPTIONS = [...ENDS_WITH_US, "--import", "tsx"];

/** Runs a module in a process of its own, which gets and sends messages and ends with this one. */
export const forkWithUs = (file: string, options: Pick<ForkOptions, "serialization" | "env"> = {}): ChildProcess =>
  fork(file, [], { ...options, execArgv: OPTIONS });

/** A listener for the end of its channel waits for it: a command must end when it has nothing left to do. */
const WAITS_FOR_NOTHING = ["--import", "data:text/javascript,process.channel.unref()"];

/** Runs a module as a command whose output is read, and that ends with this process. */
export const spawnWithUs = (command: readonly string[], env = process.env): ChildProcessByStdio<null, Readable, null> =>
  spawn(process.execPath, [...OPTIONS, ...WAITS_FOR_NOTHING, ...command], {
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  }) as ChildProcess as ChildProcessByStdio<null, Readable, null>;
