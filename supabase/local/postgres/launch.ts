import { execFile } from "node:child_process";
import os from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root. The ways around it:
 * - `direct`: we are an ordinary user;
 * - `namespace`: root (or a user without a name) maps itself to an ordinary uid in a user namespace; files stay where and whose they are;
 * - `uid`: root without user namespaces (many containers) becomes another uid, which must own the files.
 */
export type LaunchWay = "direct" | "namespace" | "uid";

/** nobody/nogroup on most systems. Any uid but 0 does. */
export const POSTGRES_UID = 65534;

export interface Launcher {
  readonly way: LaunchWay;
  /** Prefixes a command so that it runs as an allowed user and is interrupted when its parent dies. */
  wrap(command: string, args: readonly string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

/** The launcher for this machine, found by trying; `forced` takes one way without asking (tests). */
export async function chooseLauncher(forced?: LaunchWay): Promise<Launcher> {
  const way = forced ?? (await probe());
  return launcherFor(way, await succeeds("setpriv", ["--pdeathsig", "INT", "--", "true"]));
}

async function probe(): Promise<LaunchWay> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return "direct";
  if (await succeeds("unshare", [...UNSHARE, "true"])) return "namespace";
  return isRoot ? "uid" : "direct";
}

/** initdb also refuses a uid that the system has no name for, as containers may have. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== "";
  } catch {
    return false;
  }
}

const UNSHARE = ["-U", `--map-user=${POSTGRES_UID}`, `--map-group=${POSTGRES_UID}`];

/** @param hasSetpriv false on macOS and minimal systems: PostgreSQL then survives its parent's `kill -9` (see stale-server.ts). */
export function launcherFor(way: LaunchWay, hasSetpriv: boolean): Launcher {
  // A change of user clears the death signal, so setpriv sets it last, in the process that becomes PostgreSQL.
  const setpriv = hasSetpriv ? ["setpriv", "--pdeathsig", "INT"] : [];
  const prefixes: Record<LaunchWay, string[]> = {
    direct: hasSetpriv ? [...setpriv, "--"] : [],
    namespace: ["unshare", ...UNSHARE, ...(hasSetpriv ? [...setpriv, "--"] : [])],
    uid: hasSetpriv ? [...setpriv, `--reuid=${POSTGRES_UID}`, `--regid=${POSTGRES_UID}`, "--clear-groups", "--"] : [],
  };
  const spawnAs = way === "uid" && !hasSetpriv ? { uid: POSTGRES_UID, gid: POSTGRES_UID } : {};
  return {
    way,
    wrap(command, args) {
      const [file = command, ...rest] = [...prefixes[way], command, ...args];
      return { file, args: rest, ...spawnAs };
    },
  };
}

async function succeeds(file: string, args: string[]): Promise<boolean> {
  return run(file, args).then(
    () => true,
    () => false,
  );
}
