import { randomUUID } from "node:crypto";
import os from "node:os";
import type { Env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Redis } from "@/lib/redis";
import { startTracing } from "@/lib/tracing";
import { localUrl } from "./addresses";
import type { Project } from "./ask-project";
import { ensureBuild } from "./build";
import { followChanges } from "./follow-changes";
import { type Gateway, startGateway } from "./gateway";
import type { FollowOptions } from "./gateway/change-follower";
import type { MetricsSource } from "./gateway/metrics-endpoint";
import type { Upstream } from "./gateway/route";
import { SharedFiles } from "./gateway/shared-files";
import type { Choice } from "./gateway/visit";
import { renderWhenIdle, whenQuiet } from "./idle-renderer";
import type { Lifetime } from "./lifetime";
import { createNextProcess } from "./next-process";
import type { Options } from "./options";
import { pageVersion } from "./page-version";
import { ROOT } from "./root";
import { StartError } from "./start-error";
import { warmUp } from "./warm-up";
import type { Workers } from "./workers";

export type StartContext = {
  options: Options;
  settings: Env;
  environment: Readonly<Record<string, string | undefined>>;
  redis: Redis | null;
  lifetime: Lifetime;
  tell: (line: string) => void;
};

export type Ports = { backend: number | null; next: Workers };

type MetricsTokens = { site: string; backend?: string };

export type GatewayContext = {
  ports: Ports;
  /** Null while it does not serve. */
  project: () => Project | null;
  revalidateSecret: string;
  cronSecret: string | null;
  metricsTokens: MetricsTokens;
};

const nodeName = () =>
  `${os
    .hostname()
    .replace(/[^\w.-]/g, "")
    .slice(0, 50)}:${randomUUID()}`;

function followOf({ project, revalidateSecret, ports }: GatewayContext, redis: Redis | null): FollowOptions {
  // What is alone has one name: it would wait for what it was before.
  const node = redis ? nodeName() : "solo";
  return {
    workers: () => ports.next.hearing,
    secret: revalidateSecret,
    redis,
    async follow(passed, leaseMs) {
      const found = project();
      if (!found) throw new Error("the backend does not serve");
      return followChanges(found, { node, passed, lease_ms: leaseMs });
    },
  };
}

const sourcesOf = ({ ports, metricsTokens: { site, backend } }: GatewayContext): MetricsSource[] => [
  { process: "site", ports: () => ports.next.ports, target: "/api/metrics", token: site },
  ...(backend === undefined
    ? []
    : [{ process: "backend", ports: () => [ports.backend], target: "/metrics", token: backend } as const]),
];

const portOf = ({ backend, next }: Ports, upstream: Upstream, choice: Choice): number | null =>
  upstream === "backend" ? backend : choice === "any" ? next.leastBusy() : next.first();

/** Listens at once, so that a taken port is known early; until the others serve, visitors get the 503 page.
 * @throws {StartError} when the address cannot be used. */
export async function openGateway(
  { options, settings, redis, lifetime }: StartContext,
  gatewayContext: GatewayContext,
): Promise<Gateway> {
  const { host, port, isDevelopment } = options;
  const { trustedProxies, supabase, mapStyleUrl, siteUrl, adminUrl, metricsToken, tracing } = settings;
  const { ports, revalidateSecret, cronSecret } = gatewayContext;
  const sharedFiles = redis && new SharedFiles(redis, ROOT);
  try {
    const supabaseOrigin = supabase?.url ?? null;
    const gateway = await startGateway({
      host,
      port,
      // With a hosted project nothing of ours answers for the backend's paths: Next says that there is no such page.
      portOf: (upstream, choice) => portOf(ports, supabase ? "next" : upstream, choice),
      trustedProxies,
      secrets: [revalidateSecret, cronSecret].filter((secret) => secret !== null),
      changes: followOf(gatewayContext, redis),
      sharedFiles,
      supabaseOrigin,
      mapOrigin: mapStyleUrl && new URL(mapStyleUrl).origin,
      isDevelopment,
      hosts: siteUrl && adminUrl ? { siteUrl, adminUrl } : null,
      isSecure: siteUrl?.startsWith("https://") === true,
      metrics: { token: metricsToken, sources: sourcesOf(gatewayContext) },
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
  { options, settings, environment, redis, lifetime }: StartContext,
  gateway: Gateway,
  { ports, project }: Pick<GatewayContext, "ports" | "project">,
  siteSettings: Readonly<Record<string, string>>,
): Promise<void> {
  const { changes, sharedFiles } = gateway;
  const origin = localUrl(options.host, gateway.port);
  const version = options.isDevelopment ? "" : await pageVersion(settings);
  const processes = ports.next.ports.map((_, worker) =>
    createNextProcess({
      environment,
      settings: { ...siteSettings, GATEWAY_URL: origin, PAGE_VERSION: version },
      isDevelopment: options.isDevelopment,
      async onUp(port) {
        ports.next.hear(worker, port);
        // It keeps nothing yet: what it is not told now, it only believes of nobody.
        await changes?.introduce(port).catch((err: unknown) => log.warn({ err }, "a process was not told of changes"));
        ports.next.begin(worker, port);
      },
      onDown: () => ports.next.end(worker),
    }),
  );
  lifetime.onEnd(async () => {
    await gateway.stopListening();
    ports.next.endAll();
    await changes?.stop();
    await Promise.all(processes.map((next) => next.stop()));
  });
  changes?.start();
  // Before a page of this build is given to anybody, whose scripts another node may be asked for.
  if (!options.isDevelopment) await sharedFiles?.share(lifetime.signal);
  await Promise.all(processes.map((next) => next.start()));
  if (options.isDevelopment || options.isIdle) return;
  const turn = redis && { redis, version };
  const { signal } = lifetime;
  void warmUp(origin, signal)
    .then(() => whenQuiet({ ...gateway, signal }))
    .then(() => renderWhenIdle({ ...gateway, origin, project, turn, signal }));
}
