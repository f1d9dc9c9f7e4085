import { readFileSync } from "node:fs";
import { listTree } from "@/tests/support/processes";

/** Linux' USER_HZ, the same on every architecture that node runs on. */
const TICKS_PER_SECOND = 100;
/** utime, stime, and the same of children that have ended (proc(5)), counted from behind the name. */
const TIMES = [11, 12, 13, 14] as const;

/**
 * Processor time that a process has used so far, user and system, in milliseconds, with that of its children that have
 * ended; 0 when it is gone.
 */
export function processCpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (TIMES.reduce((sum, index) => sum + Number(fields[index]), 0) * 1000) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** CPU time of a process and everything below it. */
export const treeCpuMs = (root: number): number => listTree(root).reduce((sum, { pid }) => sum + processCpuMs(pid), 0);

/** CPU time of all that runs below this process. */
export const startedCpuMs = (): number => treeCpuMs(process.pid) - processCpuMs(process.pid);
