import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 1_500;
const STEP_MS = 100;

/** Clears a killed run's server, or a pid file whose number another program has now. The caller holds the data folder's lock. */
export async function clearStaleServer(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, "postmaster.pid");
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const pid = await postmasterPid(pidFile);
    if (pid === null || !isAlive(pid)) return;
    if ((await isPostgres(pid)) === false) return rm(pidFile, { force: true });
    if (Date.now() > deadline) return interrupt(pid);
    await sleep(STEP_MS);
  }
}

async function postmasterPid(pidFile: string): Promise<number | null> {
  const text = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Null when the system does not tell (no /proc): then it is taken for a server, which is the safe mistake. */
async function isPostgres(pid: number): Promise<boolean | null> {
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  return command === null ? null : path.basename(command.split("\0")[0] ?? "") === "postgres";
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // Gone in the meantime.
  }
}
