import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/log";
import { StartError } from "./start-error";

/** Waits between restarts: the first comes at once, a process that keeps failing is tried every 10 s. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
/** A process that served for so long has recovered: its next failure is a new story. */
const STEADY_MS = 30_000;

export type ProcessSpec<Ready> = {
  name: string;
  spawn: () => ChildProcess | Promise<ChildProcess>;
  /** Resolves when the process serves. Rejects, or never settles, when it ends before that. */
  whenReady: (child: ChildProcess) => Promise<Ready>;
  /** It serves, for the first time or again. */
  onUp: (ready: Ready) => void | Promise<void>;
  /** It ended by itself and is being started again. */
  onDown: () => void;
  stopMs: number;
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** A child process that is started again, with growing pauses, whenever it ends without being asked to. */
export class ManagedProcess<Ready> {
  readonly #spec: ProcessSpec<Ready>;
  #child: ChildProcess | null = null;
  #ready: Ready | null = null;
  readonly #stopping = new AbortController();
  #pauseMs = FIRST_PAUSE_MS;

  constructor(spec: ProcessSpec<Ready>) {
    this.#spec = spec;
  }

  get ready(): Ready | null {
    return this.#ready;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it serves. @throws when it ends before that: a first failure needs a person, not another try. */
  start(): Promise<Ready> {
    return this.#launch();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const impatience = setTimeout(() => child.kill("SIGKILL"), this.#spec.stopMs);
    await ended;
    clearTimeout(impatience);
  }

  async #launch(): Promise<Ready> {
    const { name, spawn, whenReady, onUp } = this.#spec;
    const child = await spawn();
    this.#child = child;
    // It was asked to stop while this child was being made.
    if (this.#stopping.signal.aborted) child.kill("SIGKILL");
    const ended = new Promise<never>((_resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => {
        reject(new StartError(`${name} ended before it served (${signal ?? code}): the lines above say why.`));
      });
    });
    const ready = await Promise.race([whenReady(child), ended]);
    ended.catch(() => {});
    this.#ready = ready;
    const servesSince = performance.now();
    child.once("exit", (code, signal) => {
      if (this.#stopping.signal.aborted) return;
      log.error({ process: name, code, signal }, "a process ended by itself; starting it again");
      this.#spec.onDown();
      if (performance.now() - servesSince > STEADY_MS) this.#pauseMs = FIRST_PAUSE_MS;
      void this.#relaunch();
    });
    await onUp(ready);
    return ready;
  }

  async #relaunch(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await sleep(this.#pauseMs, null, { signal }).catch(() => {});
      this.#pauseMs = Math.min(this.#pauseMs * 2, MAX_PAUSE_MS);
      if (signal.aborted) return;
      try {
        await this.#launch();
        return;
      } catch (error) {
        log.error({ process: this.#spec.name, err: error }, "a process could not be started again");
      }
    }
  }
}
