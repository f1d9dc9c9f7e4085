import { readFileSync } from "node:fs";

/*
 * Imported for what it does: a command that was started by `npm run` ends with npm. A signal to npm alone ends the shell
 * between the two or nothing at all, never the command, which would go on with whatever it has started.
 */

const LOOK_EVERY_MS = 500;

/** The process that started another one, from Linux' /proc; null when either is gone, and elsewhere. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return null;
  }
}

function isNpm(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("npm ");
  } catch {
    return false;
  }
}

/** The shell's number and npm's. Some shells become the command that they are to run: npm then comes first. */
const starters = (): string => `${process.ppid} ${parentOf(process.ppid)}`;

const atFirst = starters();
if (atFirst.split(" ").some((pid) => isNpm(pid))) {
  const watch = setInterval(() => {
    if (starters() === atFirst) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS).unref();
}
