import type { Env } from "@/lib/env";
import { startTracing } from "@/lib/tracing";
import { localUrl } from "./addresses";
import { ensureBuild } from "./build";
import { type Gateway, startGateway } from "./gateway";
import type { MetricsSource } from "./gateway/metrics-endpoint";
import type { Upstream } from "./gateway/route";
import type { Lifetime } from "./lifetime";
import { createNextProcess } from "./next-process";
import type { Options } from "./options";
import { StartError } from "./start-error";
import { warmUp } from "./warm-up";

export type StartContext = {
  options: Options;
  settings: Env;
  environment: Readonly<Record<string, string | undefined>>;
  lifetime: Lifetime;
  tell: (line: string) => void;
};

export type Ports = Record<Upstream, number | null>;

export type MetricsTokens = { site: string; backend?: string };

const sourcesOf = ({ site, backend }: MetricsTokens): MetricsSource[] => [
  { process: "site", upstream: "next", target: "/api/metrics", token: site },
  ...(backend === undefined
    ? []
    : [{ process: "backend", upstream: "backend", target: "/metrics", token: backend } as const]),
];

/** Listens at once, so that a taken port is known early; until the others serve, visitors get the 503 page. @param secrets of the site's
 * own calls @throws {StartError} when the address cannot be used. */
export async function openGateway(
  { options, settings, lifetime }: StartContext,
  ports: Ports,
  secrets: readonly (string | null)[],
  metricsTokens: MetricsTokens,
): Promise<Gateway> {
  const { host, port, isDevelopment } = options;
  const { trustedProxies, supabase, mapStyleUrl, siteUrl, adminUrl, metricsToken, tracing } = settings;
  try {
    const supabaseOrigin = supabase?.url ?? null;
    const gateway = await startGateway({
      host,
      port,
      // With a hosted project nothing of ours answers for the backend's paths: Next says that there is no such page.
      portOf: (upstream) => (supabase ? ports.next : ports[upstream]),
      trustedProxies,
      secrets: secrets.filter((secret) => secret !== null),
      supabaseOrigin,
      mapOrigin: mapStyleUrl && new URL(mapStyleUrl).origin,
      isDevelopment,
      hosts: siteUrl && adminUrl ? { siteUrl, adminUrl } : null,
      isSecure: siteUrl?.startsWith("https://") === true,
      metrics: { token: metricsToken, sources: sourcesOf(metricsTokens) },
      writeSpan: tracing && (await startTracing("gateway", tracing)),
    });
    lifetime.onEnd(() => gateway.close());
    return gateway;
  } catch (error) {
    throw new StartError(listenProblem(error as NodeJS.ErrnoException, host, port));
  }
}

function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: choose another one with --port.`;
    case "EACCES":
      return `Port ${port} needs more rights than this user has: choose one above 1023 with --port.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address ${host}: choose 127.0.0.1 or 0.0.0.0 with --host.`;
    default:
      return `${host}:${port} cannot be listened on: ${message}`;
  }
}

export async function prepareBuild({ options, environment, lifetime, tell }: StartContext): Promise<void> {
  if (options.isDevelopment) return;
  const lock = await ensureBuild({ environment, tell, signal: lifetime.signal });
  lifetime.onEnd(lock.release);
}

export async function startSite(
  { options, environment, lifetime }: StartContext,
  gateway: Gateway,
  ports: Ports,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const next = createNextProcess({
    environment,
    settings: { ...settings, GATEWAY_URL: localUrl(options.host, gateway.port) },
    isDevelopment: options.isDevelopment,
    onUp: (port) => {
      ports.next = port;
    },
    onDown: () => {
      ports.next = null;
    },
  });
  lifetime.onEnd(() => {
    gateway.stopListening();
    ports.next = null;
    return next.stop();
  });
  await next.start();
  if (!options.isDevelopment && !options.isIdle) void warmUp(localUrl(options.host, gateway.port), lifetime.signal);
}
