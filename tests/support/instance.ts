import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { bundled, ROOT } from "@/server/root";
import { type RunningInstance, readStatus } from "@/server/status-file";
import { bundleOnce } from "./bundle-once";
import { aPreparedDataDir } from "./prepared-data";

const POLL_MS = 50;
const OUTPUT_TAIL_CHARS = 1_000_000;

export type InstanceOptions = {
  seed?: "none" | "showcase" | "full";
  /** Does by itself what it does for visitors: renders pages at its start and runs jobs by the clock. */
  isLively?: boolean;
  /** The repository's folder whose build it serves, if it is not this one. */
  root?: string;
  /** An existing folder is used again and kept; without one, a temporary folder lives as long as the instance. */
  dataDir?: string;
  /** Further options of bin/start. */
  args?: readonly string[];
  /** A command that runs the supervisor's. */
  prefix?: readonly string[];
  /** Added to an environment without settings. */
  environment?: Readonly<Record<string, string>>;
};

export type Instance = {
  siteUrl: string;
  status: RunningInstance;
  dataDir: string;
  /** The supervisor's process id. */
  pid: number;
  /** Output so far, on both streams. */
  output: () => string;
  /** Ends it in order, as Ctrl-C does, and returns the exit code. */
  stop: () => Promise<number | null>;
  /** kill -9 of the supervisor alone; the data folder stays. */
  kill: () => Promise<void>;
};

/** The environment of tests: whatever the developer has set for the product is taken out. */
function testEnvironment(added: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env;
  const settings = {
    // Half of what the backend would do in tests is hashing.
    LITE_AUTH_BCRYPT_COST: "4",
    NEXT_PUBLIC_SUPABASE_URL: "",
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "",
    SUPABASE_SECRET_KEY: "",
  };
  return {
    PATH,
    HOME,
    TMPDIR,
    LANG,
    NODE_COMPILE_CACHE,
    ...settings,
    SITE_URL: "",
    PORT: "",
    HOST: "",
    ...added,
    NODE_ENV: "production",
  };
}

type Supervisor = { child: ChildProcess; output: () => string; exited: Promise<number | null> };

/** Runs the supervisor (server/start.ts) without waiting for anything. */
export function spawnSupervisor(
  dataDir: string,
  { seed, isLively = false, root = ROOT, args = [], prefix = [], environment = {} }: InstanceOptions,
): Supervisor {
  const options = [...(seed ? ["--seed", seed] : []), ...(isLively ? [] : ["--idle"]), ...args];
  // A test that fails before it stops its instance must not leave it running: it ends with the tests' own process.
  const preload = ["--import", "./server/exit-with-parent.ts"];
  const command = [...prefix, process.execPath, ...preload, bundled("start", root), "--port", "0", ...options];
  const child = spawn(command[0] ?? "", command.slice(1), {
    cwd: root,
    env: testEnvironment({ ...environment, DATA_DIR: dataDir }),
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => {
      text = (text + part).slice(-OUTPUT_TAIL_CHARS);
    });
  }
  return { child, output: () => text, exited: once(child, "exit").then(([code]) => code) };
}

/**
 * Starts a whole instance (the gateway, the backend with PostgreSQL, Next) on a free port and waits until it serves. The
 * build is the repository's own, made first if it is not up to date.
 */
export async function startInstance(options: InstanceOptions = {}): Promise<Instance> {
  await bundleOnce();
  const dataDir = options.dataDir ?? (await aPreparedDataDir(options.seed));
  const { child, output, exited } = spawnSupervisor(dataDir, { seed: "none", ...options });
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  const removeFolder = () => (options.dataDir ? Promise.resolve() : rm(dataDir, { recursive: true, force: true }));

  const whenServing = async (): Promise<RunningInstance> => {
    for (;;) {
      if (hasExited) throw new Error(`The instance did not start:\n${output()}`);
      const status = await readStatus(dataDir);
      // The folder may hold the status of an instance that was killed, until this one has taken it.
      if (status && output().includes(status.siteUrl)) return status;
      await sleep(POLL_MS);
    }
  };
  const status = await whenServing();
  return {
    siteUrl: status.siteUrl,
    status,
    dataDir,
    pid: child.pid ?? 0,
    output,
    async stop() {
      if (!hasExited) child.kill("SIGINT");
      const code = await exited;
      await removeFolder();
      return code;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
