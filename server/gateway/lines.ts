import { availableParallelism } from "node:os";
import { FairQueue } from "@/lib/http/fair-queue";
import type { Line } from "@/lib/http/route-handlers";
import { LIMITS } from "./limits";

export function createLines(): Readonly<Record<Line, FairQueue>> {
  const open = ({ concurrency, longest }: { concurrency: number; longest: number }) =>
    new FairQueue({ concurrency, longest, maxWaitMs: LIMITS.queuedMs, maxHoldMs: LIMITS.renderHoldMs });
  return {
    visitors: open({ concurrency: LIMITS.rendersPerCore * availableParallelism(), longest: LIMITS.queuedRenders }),
    slow: open(LIMITS.slow),
    site: open(LIMITS.siteCalls),
    provider: open(LIMITS.notifications),
    health: open(LIMITS.healthChecks),
  };
}
