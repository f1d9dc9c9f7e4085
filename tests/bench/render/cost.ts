import { setTimeout as sleep } from "node:timers/promises";
import type { Instance } from "@/tests/support/instance";
import { askAll } from "../support/ask";
import { type ByKind, cpuByKind, PROCESS_KINDS, since, totalOf } from "../support/process-kinds";
import { median } from "../support/quantile";

/** Time to wait: compression for keeping goes on after the answer. */
const SETTLE_MS = 300;
/** The kernel counts in steps of 10 ms for each process: over fewer requests they would show. */
const WINDOW = 50;

/** Processor time of all of our processes for each request, in milliseconds. */
export type Cost = { ms: number; byKind: ByKind; requests: number };

/** Of one stretch of requests, two at a time: the mean of it. */
export async function costOf(
  instance: Instance,
  paths: readonly string[],
  statuses?: readonly number[],
): Promise<Cost> {
  const before = cpuByKind(instance.pid);
  await askAll(instance.siteUrl, paths, { inParallel: 2, ...(statuses ? { statuses } : {}) });
  await sleep(SETTLE_MS);
  const used = since(before, cpuByKind(instance.pid));
  const each = (kind: keyof ByKind) => used[kind] / paths.length;
  const byKind = {
    Next: each("Next"),
    gateway: each("gateway"),
    backend: each("backend"),
    PostgreSQL: each("PostgreSQL"),
  };
  return { ms: totalOf(byKind), byKind, requests: paths.length };
}

/** Measures in stretches of fifty and takes the median one: one in which something else ran does not count. */
export async function medianCostOf(instance: Instance, paths: readonly string[]): Promise<Cost> {
  const costs: Cost[] = [];
  for (let at = 0; at < paths.length; at += WINDOW) costs.push(await costOf(instance, paths.slice(at, at + WINDOW)));
  const ms = median(costs.map((cost) => cost.ms));
  const typical = costs.find((cost) => cost.ms === ms);
  if (!typical) throw new Error("nothing was asked for");
  return { ...typical, requests: paths.length };
}

/** "Next 9.1, gateway 2.0, …; 400 requests". */
export const detailOf = ({ byKind, requests }: Cost): string =>
  `${PROCESS_KINDS.map((kind) => `${kind} ${byKind[kind].toFixed(1)}`).join(", ")}; ${requests} requests`;
