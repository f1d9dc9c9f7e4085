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

const UNSHARE = ["unshare", "-U", `--map-user=${POSTGRES_UID}`, `--map-group=${POSTGRES_UID}`];
// Last, in the process that becomes PostgreSQL: a change of user clears the death signal.
const SETPRIV = ["setpriv", "--pdeathsig", "INT"];

const PREFIXES: Readonly<Record<LaunchWay, readonly string[]>> = {
  direct: [...SETPRIV, "--"],
  namespace: [...UNSHARE, ...SETPRIV, "--"],
  uid: [...SETPRIV, `--reuid=${POSTGRES_UID}`, `--regid=${POSTGRES_UID}`, "--clear-groups", "--"],
};

/** Prefixes a command so that it runs as an allowed user and is interrupted when its parent dies. */
export function launchedBy(way: LaunchWay, command: string, args: readonly string[]): [file: string, args: string[]] {
  const [file = command, ...rest] = [...PREFIXES[way], command, ...args];
  return [file, rest];
}

export async function chooseWay(): Promise<LaunchWay> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return "direct";
  const [unshare = "", ...mapped] = UNSHARE;
  const hasNamespaces = await run(unshare, [...mapped, "true"]).then(
    () => true,
    () => false,
  );
  if (hasNamespaces) return "namespace";
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
