import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/supabase/local/free-port";
import { dataPaths } from "@/supabase/local/paths";
import { type Cluster, postgresEnvironment, prepareCluster, SUPERUSER } from "@/supabase/local/postgres/cluster";
import { chooseWay, type LaunchWay, launchedBy } from "@/supabase/local/postgres/launch";
import { isRelocated } from "@/supabase/local/postgres/relocate";

const START_PATIENCE_MS = 30_000;
const ORDERLY_END_MS = 10_000;
/** After a kill the old server's shared memory and lock file live on for a moment. */
const RETRY_MS = 100;
const LOG_TAIL_CHARS = 2_000;

interface Options {
  readonly dataDir: string;
  readonly password: string;
  readonly way?: LaunchWay;
  readonly onLost?: () => void;
  /** Settings of a recovery from a backup, which fails at once or not at all. */
  readonly recovery?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL on a free port of 127.0.0.1. Durable: fsync stays on. */
export async function startPostgres({ dataDir, password, onLost, recovery, ...options }: Options) {
  const paths = dataPaths(dataDir);
  const way = options.way ?? ((await isRelocated(paths)) ? "uid" : await chooseWay());
  const cluster = await prepareCluster(paths, way, password);
  const port = await freePort();
  const child = await launch(cluster, port, recovery);
  let isStopping = false;
  child.once("exit", () => {
    if (!isStopping) onLost?.();
  });

  return {
    way,
    /** Superuser, with password: never leaves this machine. */
    url: `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    /** A fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
    async stop(): Promise<void> {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      child.kill("SIGINT");
      await exited;
    },
  };
}

async function launch(cluster: Cluster, port: number, recovery: Options["recovery"]): Promise<ChildProcess> {
  const patienceMs = recovery ? 0 : START_PATIENCE_MS;
  const begunAt = performance.now();
  for (;;) {
    const waitedMs = performance.now() - begunAt;
    try {
      await endFormer(cluster.folder, waitedMs > ORDERLY_END_MS);
      return await launchOnce(cluster, port, recovery);
    } catch (error) {
      if (waitedMs >= patienceMs) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Removes a pid file whose number another program has now, which PostgreSQL would take for a server of this cluster. @param isLate a server
 * ends at once, which loses nothing: on a full disk it may wait for its last checkpoint for ever. */
async function endFormer(cluster: string, isLate: boolean): Promise<void> {
  const pidFile = path.join(cluster, "postmaster.pid");
  const pid = Number.parseInt(await readFile(pidFile, "utf8").catch(() => ""), 10);
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  if (command === null) return;
  const [program = "", ...args] = command.split("\0");
  if (path.basename(program) !== "postgres") await rm(pidFile, { force: true });
  else if (isLate && args.includes(cluster)) process.kill(pid, "SIGQUIT");
}

async function launchOnce(cluster: Cluster, port: number, recovery: Options["recovery"]): Promise<ChildProcess> {
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "60",
    shared_buffers: "64MB",
    timezone: "UTC",
    // Errors, statements and parameters hold what people typed: only the server's own life is logged.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_parameter_max_length_on_error: "0",
    // A backup that nobody adds to must not fill the disk.
    max_slot_wal_keep_size: "2GB",
    ...recovery,
  };
  const [file, args] = launchedBy(cluster.way, path.join(cluster.native, "bin", "postgres"), [
    ...["-D", cluster.folder, "-p", String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const child = spawn(file, args, {
    env: postgresEnvironment(cluster.native),
    stdio: ["ignore", "ignore", "pipe"],
    // A session of its own: Ctrl-C in a terminal must not end it before those who use it.
    detached: true,
  });
  let tail = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      tail = (tail + text).slice(-LOG_TAIL_CHARS);
      if (text.includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${tail}`)));
  });
  return child;
}
