import { readFileSync } from "node:fs";
import { listTree, type RunningProcess } from "@/tests/support/processes";
import { processCpuMs } from "./cpu";

/** Processes of an instance. The gateway and the supervisor are one. */
export const PROCESS_KINDS = ["Next", "gateway", "backend", "PostgreSQL"] as const;
type ProcessKind = (typeof PROCESS_KINDS)[number];
export type ByKind = Readonly<Record<ProcessKind, number>>;

const COMMANDS: readonly (readonly [RegExp, ProcessKind])[] = [
  [/^next-server|\/next\/dist\/bin\/next /, "Next"],
  [/^postgres: |\/bin\/postgres /, "PostgreSQL"],
  [/\/\.build\/backend\.mjs/, "backend"],
];

type OfKind = RunningProcess & { kind: ProcessKind };

/** The processes of an instance; what has no name of its own belongs to the process that started it. */
export function processesByKind(root: number): OfKind[] {
  const found: OfKind[] = [];
  for (const each of listTree(root)) {
    const named = COMMANDS.find(([pattern]) => pattern.test(each.command))?.[1];
    const parent = found.find(({ pid }) => pid === each.parent)?.kind;
    found.push({ ...each, kind: named ?? parent ?? "gateway" });
  }
  return found;
}

function sumByKind(root: number, figure: (pid: number) => number): ByKind {
  const sums = { Next: 0, gateway: 0, backend: 0, PostgreSQL: 0 };
  for (const { pid, kind } of processesByKind(root)) sums[kind] += figure(pid);
  return sums;
}

/** Processor time that an instance has used so far, in milliseconds. */
export const cpuByKind = (root: number): ByKind => sumByKind(root, processCpuMs);

export const totalOf = (figures: ByKind): number => PROCESS_KINDS.reduce((sum, kind) => sum + figures[kind], 0);

/** Difference of two measurements. */
export const since = (before: ByKind, now: ByKind): ByKind => ({
  Next: now.Next - before.Next,
  gateway: now.gateway - before.gateway,
  backend: now.backend - before.backend,
  PostgreSQL: now.PostgreSQL - before.PostgreSQL,
});

const KILOBYTES_PER_MEGABYTE = 1024;

function megabytes(file: string, field: "VmRSS" | "VmHWM" | "Pss"): number {
  try {
    const kilobytes = new RegExp(`^${field}:\\s*(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / KILOBYTES_PER_MEGABYTE;
  } catch {
    return 0;
  }
}

/** Resident memory in MB: what several processes share is counted in each. */
export const residentByKind = (root: number): ByKind =>
  sumByKind(root, (pid) => megabytes(`/proc/${pid}/status`, "VmRSS"));

/** The most of it that each process has had. */
export const peakByKind = (root: number): ByKind => sumByKind(root, (pid) => megabytes(`/proc/${pid}/status`, "VmHWM"));

/** Proportional set size in MB: of what several processes share, each has its part. */
export const proportionalByKind = (root: number): ByKind =>
  sumByKind(root, (pid) => megabytes(`/proc/${pid}/smaps_rollup`, "Pss"));
