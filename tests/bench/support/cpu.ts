import { readFileSync } from "node:fs";
import { listTree } from "@/tests/support/processes";

/** Linux' USER_HZ, the same on every architecture that node runs on. */
const TICKS_PER_SECOND = 100;
const UTIME = 11;

/** Processor time that a process and everything below it have used so far, user and system, in milliseconds. */
export function treeCpuMs(root: number): number {
  const ticks = listTree(root).map(({ pid }) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(fields[UTIME]) + Number(fields[UTIME + 1]);
    } catch {
      return 0;
    }
  });
  return (ticks.reduce((sum, value) => sum + value, 0) * 1000) / TICKS_PER_SECOND;
}
