import "server-only";
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { log } from "@/lib/log";
import { failure, type Result } from "@/lib/result";
import type { Task, TaskArguments, TaskName, TaskResult } from "./picture-worker";

/** Run from its source, in the folder that the site is started in, and never bundled. */
const ENTRY = path.join(process.cwd(), "lib/images/server/picture-worker.ts");
const OPTIONS = ["--import", "tsx", "--conditions=react-server", "--max-old-space-size=128"];
/** All of it: what decodes strangers' pictures knows no key. glibc keeps a heap for each thread that ever drew one. */
const ENVIRONMENT = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" } as const;

const DEFAULTS = {
  entry: ENTRY,
  /** Of the processor, for one picture. A photograph takes less than one second. */
  processorMs: 6000,
  /** Most that may pass meanwhile, on a machine that is busy with something else. */
  deadlineMs: 20_000,
  /** The dearest picture below the bound on pixels takes 550 MB; an AVIF of 50 megapixels would take 930. */
  memoryMegabytes: 768,
  idleMs: 60_000,
};

/** "too-slow": ended over this picture, by one of the bounds or a fault of the decoder. */
type Failed = Result<never, "too-slow" | "unavailable">;

/** A decoder in a process, which alone can be ended: starts when needed or after a crash, ends when idle. One task at a time. */
export class PictureProcess {
  readonly #settings: typeof DEFAULTS;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: Partial<typeof DEFAULTS> = {}) {
    this.#settings = { ...DEFAULTS, ...settings };
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async run<Name extends TaskName>(name: Name, ...args: TaskArguments<Name>): Promise<TaskResult<Name> | Failed> {
    clearTimeout(this.#idle);
    const deadline = setTimeout(() => this.#child?.kill("SIGKILL"), this.#settings.deadlineMs);
    try {
      this.#child ??= this.#start();
      this.#child.ref();
      return await resultOf<Name>(this.#child, { name, args });
    } catch (error) {
      log.error({ error }, "there is no process for pictures");
      return failure("unavailable");
    } finally {
      clearTimeout(deadline);
      this.#child?.unref();
      this.#idle = setTimeout(() => this.#end(), this.#settings.idleMs).unref();
    }
  }

  /** At once, as far as the next task is concerned. */
  #end(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }

  #start(): ChildProcess {
    const { entry, processorMs, memoryMegabytes } = this.#settings;
    const child = fork(entry, [`${processorMs}`, `${memoryMegabytes}`], {
      execArgv: OPTIONS,
      env: ENVIRONMENT,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.once("exit", forget).on("error", forget);
    // It keeps this process alive for as long as a task takes, and no longer.
    child.channel?.unref();
    return child;
  }
}

/** @throws when it could not be started, or ended by itself. */
async function resultOf<Name extends TaskName>(child: ChildProcess, task: Task): Promise<TaskResult<Name> | Failed> {
  const done = new AbortController();
  const first = Promise.race([
    once(child, "message", done).then(([result]): TaskResult<Name> => result),
    once(child, "exit", done).then(([code, signal]): Failed => {
      if (signal) return failure("too-slow");
      throw new Error(`the process for pictures ended with ${code}`);
    }),
  ]);
  // An error of sending is told by the events above.
  child.send(task, () => undefined);
  return first.finally(() => done.abort());
}
