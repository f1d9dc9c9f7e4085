import type { IncomingMessage } from "node:http";
import { isLoopback, isLoopbackHost } from "@/lib/http/client-address";
import { isBearer } from "@/lib/http/shared-secret";
import type { MetricsProcess } from "@/lib/metrics/registry";
import { askBriefly } from "./ask-briefly";
import { FORWARDING_HEADERS } from "./forwarded";
import type { GatewayMetrics } from "./metrics";
import type { Upstream } from "./route";

export const METRICS_PATH = "/metrics";

export type MetricsSource = { process: MetricsProcess; upstream: Upstream; target: string; token: string };

export type MetricsOptions = {
  token: string | null;
  sources: readonly MetricsSource[];
};

/** True at this machine, by no proxy and under its own name, or with the token. */
export function maySeeMetrics({ headers, socket }: IncomingMessage, token: string | null): boolean {
  if (token !== null && isBearer(headers.authorization, token)) return true;
  const isForwarded = [...FORWARDING_HEADERS, "via"].some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(socket.remoteAddress ?? null) && isLoopbackHost(headers.host ?? null);
}

export async function gatherMetrics(
  { registry, up }: GatewayMetrics,
  sources: readonly MetricsSource[],
  portOf: (upstream: Upstream) => number | null,
): Promise<string> {
  const texts = await Promise.all(
    sources.map(async ({ process, upstream, target, token }) => {
      const answer = await askBriefly(portOf(upstream), target, token);
      const isUp = answer?.status === 200;
      up.set({ process }, isUp ? 1 : 0);
      return isUp ? answer.text : "";
    }),
  );
  return [await registry.metrics(), ...texts].join("\n");
}
