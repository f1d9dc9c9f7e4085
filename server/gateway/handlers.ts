import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import type { Duplex } from "node:stream";
import { networkOf } from "@/lib/http/client-network";
import { FairQueue } from "@/lib/http/fair-queue";
import { BUILD_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import type { Line } from "@/lib/http/route-handlers";
import { routeFor } from "@/lib/http/route-handlers";
import type { HeaderContext } from "@/lib/http/security-headers";
import { isBearer } from "@/lib/http/shared-secret";
import { type SecurityLine, writeSecurityLine } from "@/lib/security-log";
import { createAnswers } from "./answers";
import { upstreamHeaders } from "./client-headers";
import { type Origin, originOf } from "./forwarded";
import { HeldBytes } from "./held-bytes";
import { type Hosts, rightHost } from "./hosts";
import { LIMITS } from "./limits";
import { PageCache } from "./page-cache";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";
import { refusalOf } from "./refusal";
import { refusedRequest } from "./refusal-log";
import type { CachePolicy } from "./response-cache";
import { rawResponse, sendRedirect, sendRefusal, wantsDocument } from "./responses";
import { pathOf, plainTarget, type Upstream, upstreamFor } from "./route";
import { openTunnel } from "./tunnel";
import type { Visit } from "./visit";

function createLines(): Readonly<Record<Line, FairQueue>> {
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

const BUILT_FILE = new RegExp(`^(?:${BUILD_FOLDER}|${SCRIPT_FOLDER})[\\w./~-]+\\.(?:js|css)$`);

/** Scripts and styles of the build, named by content: compressed hard once asked for, as every first visit downloads them. */
const FILE_CACHE_POLICY: CachePolicy = {
  keyOf: ({ method, url = "/", headers }) => (method === "GET" && BUILT_FILE.test(url) && !headers.range ? url : null),
  secondsOf: ({ statusCode, headers }) =>
    statusCode === 200 && headers["cache-control"]?.includes("immutable") ? LIMITS.cachedFileSeconds : 0,
  shrinkAfter: 1,
  levels: { zstd: 19, br: 10, gzip: 9 },
  maxBytes: LIMITS.cachedFilesBytes,
};

export type HandlerOptions = {
  /** The loopback port of an upstream, or null while it does not serve. */
  portOf: (upstream: Upstream) => number | null;
  trustedProxies: readonly string[];
  /** Bearer tokens of the site's own calls: they do not wait behind visitors. */
  secrets?: readonly string[];
  /** Set when the backend is a hosted project: pages then talk to it directly, and Next answers for all paths. */
  supabaseOrigin?: string | null;
  mapOrigin?: string | null;
  isDevelopment?: boolean;
  /** Visitors come over https (SITE_URL), also where the proxy before us does not say so. */
  isSecure?: boolean;
  hosts?: Hosts | null;
  securityLog?: (line: SecurityLine) => void;
};

export function createHandlers(options: HandlerOptions) {
  const {
    portOf,
    trustedProxies,
    isDevelopment = false,
    supabaseOrigin = null,
    mapOrigin = null,
    isSecure = false,
    hosts = null,
    secrets = [],
    securityLog = writeSecurityLine,
  } = options;
  const plain: HeaderContext = { isDevelopment, supabaseOrigin, mapOrigin, isSecure };
  const secure: HeaderContext = { ...plain, isSecure: true };
  const contextOf = ({ proto }: Origin): HeaderContext => (proto === "https" ? secure : plain);

  const lines = createLines();
  const pages = new PageCache(PAGE_CACHE_POLICY, lines.visitors);
  const files = new PageCache(FILE_CACHE_POLICY, lines.visitors);
  const held = new HeldBytes({ perClient: LIMITS.heldBytesPerClient, inAll: LIMITS.heldBytes });
  const answers = createAnswers({ pages, lines, isDevelopment });

  function noteEnd(request: IncomingMessage, origin: Origin, status: number): void {
    const line = refusedRequest(request, origin, status);
    if (line) securityLog(line);
  }

  const isOwnCall = ({ headers }: IncomingMessage): boolean =>
    secrets.some((secret) => isBearer(headers.authorization, secret));

  function cacheOf(request: IncomingMessage): { cache: PageCache; key: string } | null {
    if (isDevelopment) return null;
    for (const cache of [pages, files]) {
      const key = cache.responses.policy.keyOf(request);
      if (key !== null) return { cache, key };
    }
    return null;
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      request.url = plainTarget(request.url ?? "/");
      const origin = originOf(request, trustedProxies);
      const exchange = { request, response, context: contextOf(origin) };
      response.once("close", () => noteEnd(request, origin, response.statusCode));
      const refusal = refusalOf(request);
      if (refusal !== null) return void sendRefusal(exchange, refusal);
      const elsewhere = hosts && rightHost(request, origin.host, hosts);
      if (elsewhere) return void sendRedirect(exchange, elsewhere);
      const path = pathOf(request.url);
      const upstream = supabaseOrigin === null ? upstreamFor(path) : "next";
      const port = portOf(upstream);
      const client = networkOf(origin.client);
      const { methods, line } = routeFor(path);
      const visit: Visit = {
        ...exchange,
        ...{ origin, path, client, upstream },
        line: line === "site" && !isOwnCall(request) ? "visitors" : line,
        release: null,
        work: Promise.resolve(),
        hold: (bytes) => held.hold(client, response, bytes),
      };
      const place = cacheOf(request);
      const kept = place?.cache.responses.get(place.key);
      if (place && kept) {
        const age = place.cache.responses.ageOf(kept);
        const isGood = age === "fresh" || age === "stale";
        if (isGood) answers.give(visit, place.cache, kept);
        if (age === "stale" && port !== null) answers.renew(visit, place.cache, place.key, port);
        if (isGood) return;
      }
      // In development Next has addresses of its own.
      if (upstream === "next" && !isDevelopment && !methods.some((each) => each === request.method)) {
        return void sendRefusal(visit, 405, { Allow: methods.join(", ") });
      }
      // Pipelines and counters all watch for its end: one more than node takes for a leak.
      response.setMaxListeners(20);
      const isShared = place !== null && (place.cache === files || wantsDocument(request));
      const answer = isShared ? answers.share(visit, place.cache, place.key, port) : answers.alone(visit, port);
      answer.catch(() => response.destroy());
    },

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const origin = originOf(request, trustedProxies);
      const refuse = (status: number): void => {
        noteEnd(request, origin, status);
        socket.end(rawResponse(status, contextOf(origin)));
      };
      const upstream = upstreamFor(pathOf(request.url ?? "/"));
      const port = portOf(upstream);
      // Next has websockets in development only, for hot reload.
      if (refusalOf(request) !== null || (upstream === "next" && !isDevelopment)) refuse(400);
      else if (port === null) refuse(503);
      else openTunnel({ request, socket, head, port, headers: upstreamHeaders(request, origin, port), refuse });
    },
  };
}
