import { collectDefaultMetrics, Registry } from "prom-client";

export type MetricsProcess = "gateway" | "site" | "backend";

/** Seconds. Few: each is a series for every combination of labels. */
export const LATENCY_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A registry whose metrics all begin with the process, so that those of several are one text. */
export function createRegistry(process: MetricsProcess): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: `${process}_` });
  return registry;
}
