import { Counter, Gauge, Histogram } from "prom-client";
import type { FairQueue } from "@/lib/http/fair-queue";
import type { Line } from "@/lib/http/route-handlers";
import { createRegistry, LATENCY_BUCKETS } from "@/lib/metrics/registry";
import type { PageCache } from "./page-cache";
import type { RequestRecord } from "./responses";

/** Maker of a response: "kept" in memory, "stored" outside of it, "rendered" for all who wait for a page, "passed" on from an upstream, "own" of the gateway. */
export type AnsweredBy = "kept" | "stored" | "rendered" | "passed" | "own";

type Watched = {
  lines: Readonly<Record<Line, FairQueue>>;
  caches: Readonly<Record<string, PageCache>>;
  /** Null without a log of changes. */
  changes: { position: number; isCurrent: boolean } | null;
};

export function createGatewayMetrics(watched: () => Watched) {
  const registry = createRegistry("gateway");
  const registers = [registry];
  const seconds = new Histogram({
    registers,
    name: "gateway_request_seconds",
    help: "Time until a response was sent, by class, status and who answered: kept, stored, rendered, passed, own",
    labelNames: ["class", "answer", "status"],
    buckets: LATENCY_BUCKETS,
  });
  const waits = new Histogram({
    registers,
    name: "gateway_queue_wait_seconds",
    help: "Time that requests waited in a line for an upstream",
    labelNames: ["line"],
    buckets: LATENCY_BUCKETS,
  });
  const refused = new Counter({
    registers,
    name: "gateway_queue_refused_total",
    help: "Requests that got no turn: the line was full, they waited too long, or their client left",
    labelNames: ["line"],
  });
  new Gauge({
    registers,
    name: "gateway_queue_requests",
    help: "Requests in a line, by whether they wait or are worked on",
    labelNames: ["line", "state"],
    collect() {
      for (const [line, { waiting, running }] of Object.entries(watched().lines)) {
        this.set({ line, state: "waiting" }, waiting);
        this.set({ line, state: "running" }, running);
      }
    },
  });
  new Gauge({
    registers,
    name: "gateway_cache_bytes",
    help: "Bytes of kept responses",
    labelNames: ["cache"],
    collect() {
      for (const [cache, { responses }] of Object.entries(watched().caches)) this.set({ cache }, responses.bytes);
    },
  });
  new Gauge({
    registers,
    name: "gateway_changes_position",
    help: "Position in the log of changes that this node has passed",
    collect() {
      this.set(watched().changes?.position ?? 0);
    },
  });
  new Gauge({
    registers,
    name: "gateway_is_current",
    help: "Whether this node is up to date with the log of changes: while it is not, it answers no visitor",
    collect() {
      this.set(watched().changes?.isCurrent === false ? 0 : 1);
    },
  });
  const up = new Gauge({
    registers,
    name: "gateway_process_up",
    help: "Whether a process behind the gateway told its metrics",
    labelNames: ["process"],
  });

  return {
    registry,
    up,
    noteEnd(kind: string, status: number, { answeredBy, startedAt }: RequestRecord) {
      seconds.observe({ class: kind, answer: answeredBy, status }, (performance.now() - startedAt) / 1000);
    },
    noteWait(line: Line, waitedMs: number, hasTurn: boolean) {
      if (hasTurn) waits.labels(line).observe(waitedMs / 1000);
      else refused.labels(line).inc();
    },
  };
}

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;
