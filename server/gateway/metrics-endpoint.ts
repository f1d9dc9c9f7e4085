import type { IncomingMessage } from "node:http";
import { isLoopback, isLoopbackHost } from "@/lib/http/client-address";
import { isBearer } from "@/lib/http/shared-secret";
import type { MetricsProcess } from "@/lib/metrics/registry";
import { askBriefly } from "./ask-briefly";
import { FORWARDING_HEADERS } from "./forwarded";
import type { GatewayMetrics } from "./metrics";

export const METRICS_PATH = "/metrics";

export type MetricsSource = {
  process: MetricsProcess;
  /** Of all its processes; null for one that does not serve. */
  ports: () => readonly (number | null)[];
  target: string;
  token: string;
};

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

const withWorker = (text: string, worker: number): string =>
  text.replace(
    /^(\w+)(?:\{(.*)\})? /gm,
    (_, name, labels) => `${name}{${labels === undefined ? "" : `${labels},`}worker="${worker}"} `,
  );

/** One text of several, in which each metric stands once, with all its samples. */
function merge(texts: readonly string[]): string {
  const samples = new Map<string, string[]>();
  for (const block of texts.flatMap((text) => text.split(/\n(?=# HELP )/))) {
    const [help = "", type = "", ...lines] = block.trim().split("\n");
    const head = `${help}\n${type}`;
    samples.set(head, [...(samples.get(head) ?? []), ...lines]);
  }
  return [...samples].map(([head, lines]) => `${[head, ...lines].join("\n")}\n`).join("\n");
}

export async function gatherMetrics(
  { registry, up }: GatewayMetrics,
  sources: readonly MetricsSource[],
): Promise<string> {
  const texts = await Promise.all(
    sources.map(async ({ process, ports, target, token }) => {
      const answers = await Promise.all(ports().map((port) => askBriefly(port, target, token)));
      const told = answers.map((answer) => (answer?.status === 200 ? answer.text : null));
      up.set({ process }, told.includes(null) ? 0 : 1);
      if (told.length === 1) return told[0] ?? "";
      return merge(told.map((text, index) => (text === null ? "" : withWorker(text, index + 1))).filter(Boolean));
    }),
  );
  return [await registry.metrics(), ...texts].join("\n");
}
