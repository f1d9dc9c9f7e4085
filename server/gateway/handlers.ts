import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import type { Duplex } from "node:stream";
import { atMostEvery } from "@/lib/caching/at-most-every";
import { ChangeLog } from "@/lib/caching/change-log";
import { networkOf } from "@/lib/http/client-network";
import { FairQueue } from "@/lib/http/fair-queue";
import { BUILD_FOLDER } from "@/lib/http/next-internals";
import { SCRIPT_FOLDER } from "@/lib/http/page-scripts";
import { requestClass } from "@/lib/http/request-class";
import type { Line } from "@/lib/http/route-handlers";
import { routeFor } from "@/lib/http/route-handlers";
import type { HeaderContext } from "@/lib/http/security-headers";
import { isBearer } from "@/lib/http/shared-secret";
import { WORKER_PATH } from "@/lib/pwa/worker-path";
import { type SecurityLine, writeSecurityLine } from "@/lib/security-log";
import type { WriteSpan } from "@/lib/tracing";
import { within } from "@/lib/within";
import { createAnswers, type Place } from "./answers";
import { askBriefly, type BriefAnswer } from "./ask-briefly";
import { ChangeFollower, type FollowOptions } from "./change-follower";
import { upstreamHeaders } from "./client-headers";
import { type Failure, writeFailure } from "./failure-log";
import { type Origin, originOf, traceOfOrigin } from "./forwarded";
import { HeldBytes } from "./held-bytes";
import { type Hosts, rightHost } from "./hosts";
import { LIMITS } from "./limits";
import { createGatewayMetrics, type GatewayMetrics } from "./metrics";
import { gatherMetrics, METRICS_PATH, type MetricsOptions, maySeeMetrics } from "./metrics-endpoint";
import { PageCache } from "./page-cache";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";
import type { PageStore } from "./page-store/page-store";
import { refusalOf } from "./refusal";
import { refusedRequest } from "./refusal-log";
import type { CachePolicy } from "./response-cache";
import {
  type Exchange,
  rawResponse,
  recordOf,
  sendOwn,
  sendRedirect,
  sendRefusal,
  sendUnavailable,
  sendUnchanged,
  wantsDocument,
} from "./responses";
import { pathOf, plainTarget, type Upstream, upstreamFor } from "./route";
import type { SharedFiles } from "./shared-files";
import { openTunnel } from "./tunnel";
import type { Choice, Visit } from "./visit";

const RENDERS = { concurrency: LIMITS.rendersPerCore * availableParallelism(), longest: LIMITS.queuedRenders };

const CLIENT_LEFT = 499;

const READY_PATH = "/api/ready";
const READY_KEPT_MS = 1_000;
const READY_WAIT_MS = 200;
const READY_HOLDS_MS = 10_000;
const REVALIDATE_PATH = "/api/revalidate";
const FAILED = 500;
const SITE_IS_DOWN = {
  status: 503,
  text: JSON.stringify({ status: "error", part: "sitio", message: "El sitio no responde." }),
};

const IS_BEHIND = {
  status: 503,
  text: JSON.stringify({ status: "error", part: "cambios", message: "Este nodo no está al día." }),
};

const isRead = ({ method }: IncomingMessage): boolean => method === "GET" || method === "HEAD";

function createLines(noteWait: GatewayMetrics["noteWait"]): Readonly<Record<Line, FairQueue>> {
  const open = (line: Line, bounds: { concurrency: number; longest: number }) =>
    new FairQueue({
      ...bounds,
      maxWaitMs: LIMITS.queuedMs,
      maxHoldMs: LIMITS.renderHoldMs,
      onWait: (waitedMs, hasSlot) => noteWait(line, waitedMs, hasSlot),
    });
  return {
    visitors: open("visitors", RENDERS),
    slow: open("slow", LIMITS.slow),
    site: open("site", LIMITS.siteCalls),
    provider: open("provider", LIMITS.notifications),
    health: open("health", LIMITS.healthChecks),
  };
}

const BUILT_FILE = new RegExp(`^(?:${BUILD_FOLDER}|${SCRIPT_FOLDER})[\\w./~-]+\\.(?:m?js|css|svg)$`);

/** Scripts and styles of the build, named by content: compressed hard once asked for, as every first visit downloads them. */
const FILE_CACHE_POLICY: CachePolicy = {
  keyOf: ({ method, url = "/", headers }) => (method === "GET" && BUILT_FILE.test(url) && !headers.range ? url : null),
  secondsOf: ({ statusCode, headers }) =>
    statusCode === 200 && headers["cache-control"]?.includes("immutable") ? LIMITS.cachedFileSeconds : 0,
  isShared: () => false,
  shrinkAfter: 1,
  levels: { zstd: 19, br: 10, gzip: 9 },
  maxBytes: LIMITS.cachedFilesBytes,
};

export type HandlerOptions = {
  /** The loopback port of an upstream, or null while it does not serve. */
  portOf: (upstream: Upstream, choice: Choice) => number | null;
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
  metrics?: MetricsOptions;
  /** Null: what is kept hears of no change. */
  changes?: FollowOptions | null;
  /** Null: this node is alone. */
  sharedFiles?: SharedFiles | null;
  writeSpan?: WriteSpan | null;
  securityLog?: (line: SecurityLine) => void;
  failureLog?: (failure: Failure) => void;
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
    metrics: { token: metricsToken, sources } = { token: null, sources: [] },
    changes = null,
    sharedFiles = null,
    writeSpan = null,
    secrets = [],
    securityLog = writeSecurityLine,
    failureLog = writeFailure,
  } = options;
  const traceFlags = writeSpan ? "01" : "00";
  const plain: HeaderContext = { isDevelopment, supabaseOrigin, mapOrigin, isSecure };
  const secure: HeaderContext = { ...plain, isSecure: true };
  const contextOf = ({ proto }: Origin): HeaderContext => (proto === "https" ? secure : plain);

  const metrics = createGatewayMetrics(() => ({
    lines,
    caches: { pages, files },
    changes: follower && { position: changeLog.position, isCurrent: follower.isCurrent },
  }));
  const lines = createLines(metrics.noteWait);
  const changeLog = new ChangeLog();
  const pages = new PageCache(PAGE_CACHE_POLICY, lines.visitors, changeLog);
  const files = new PageCache(FILE_CACHE_POLICY, lines.visitors, new ChangeLog(), sharedFiles);
  const follower = changes && new ChangeFollower(changes, changeLog, (expired) => pages.expire(expired));
  const held = new HeldBytes({ perClient: LIMITS.heldBytesPerClient, inAll: LIMITS.heldBytes });
  const answers = createAnswers({ pages, lines, isDevelopment });

  function noteEnd(request: IncomingMessage, origin: Origin, status: number): void {
    const line = refusedRequest(request, origin, status);
    if (line) securityLog(line);
  }

  const isOwnCall = ({ headers }: IncomingMessage): boolean =>
    secrets.some((secret) => isBearer(headers.authorization, secret));

  async function sendMetrics(exchange: Exchange): Promise<void> {
    const text = await gatherMetrics(metrics, sources);
    if (!exchange.response.destroyed) sendOwn(exchange, 200, metrics.registry.contentType, text);
  }

  let requests = 0;
  let saidLast: (BriefAnswer & { at: number }) | null = null;
  const askReady = atMostEvery(READY_KEPT_MS, async () => {
    const said = await askBriefly(portOf("next", "any"), READY_PATH);
    if (said) saidLast = { ...said, at: performance.now() };
    return said;
  });

  /** Next may be busy with visitors, whom a balancer would lead to the other nodes: then what it said last holds for a while. */
  async function readiness(): Promise<BriefAnswer> {
    if (follower?.isCurrent === false) return IS_BEHIND;
    if (portOf("next", "any") === null) return SITE_IS_DOWN;
    const isKnown = saidLast !== null && performance.now() - saidLast.at < READY_HOLDS_MS;
    const said = askReady();
    return (await (isKnown ? within(said, READY_WAIT_MS, saidLast) : said)) ?? SITE_IS_DOWN;
  }

  async function sendReady(exchange: Exchange): Promise<void> {
    const { status, text } = await readiness();
    if (!exchange.response.destroyed) sendOwn(exchange, status, "application/json", text);
  }

  /** Only who has the secret can have pages forgotten. Any action can be sent to any page, and Next says of every one that touches a
   * cookie that it has expired something: whoever can sign in could empty what is kept. */
  async function show(exchange: Exchange, changes: ChangeFollower): Promise<void> {
    const send = (status: number, body: object) => {
      if (!exchange.response.destroyed) sendOwn(exchange, status, "application/json", JSON.stringify(body));
    };
    if (!isBearer(exchange.request.headers.authorization, changes.secret)) return send(401, { error: "No autorizado" });
    await changes.showEverywhere().then(
      () => send(200, { position: changeLog.position }),
      () => send(503, { error: "Los cambios no se pueden leer" }),
    );
  }

  function placeOf(request: IncomingMessage): Place | null {
    if (isDevelopment) return null;
    for (const cache of [pages, files]) {
      const key = cache.responses.policy.keyOf(request);
      if (key !== null) return { cache, key };
    }
    return null;
  }

  function answer(visit: Visit): void {
    const { request, response, path, upstream } = visit;
    const { methods } = routeFor(path);
    const place = placeOf(request);
    const kept = place?.cache.responses.get(place.key);
    if (place && kept) {
      const age = place.cache.responses.ageOf(kept);
      const isGood = age === "fresh" || age === "stale";
      if (isGood) answers.give(visit, place, kept, "kept");
      if (age === "stale") answers.renew(visit, place);
      if (isGood) return;
    }
    // In development Next has addresses of its own.
    if (upstream === "next" && !isDevelopment && !methods.some((each) => each === request.method)) {
      return void sendRefusal(visit, 405, { Allow: methods.join(", ") });
    }
    // Pipelines and counters all watch for its end: one more than node takes for a leak.
    response.setMaxListeners(20);
    const isShared = place !== null && (place.cache === files || wantsDocument(request));
    const given = isShared ? answers.share(visit, place) : answers.alone(visit);
    given.catch(() => response.destroy());
  }

  return {
    changes: follower,

    /** Returns the keys of pages that are there already. @throws when the log of changes cannot be read, by which they are judged */
    async keepPagesIn(store: PageStore): Promise<string[]> {
      pages.store = store;
      await follower?.catchUp();
      return pages.load();
    },

    requests: () => requests,

    isBusy: () => lines.visitors.running + lines.visitors.waiting > 0,

    hasRoom: async () => pages.store?.hasRoom() ?? pages.responses.bytes < PAGE_CACHE_POLICY.maxBytes / 2,

    handle(request: IncomingMessage, response: ServerResponse): void {
      request.url = plainTarget(request.url ?? "/");
      const origin = originOf(request, trustedProxies, traceFlags);
      const record = recordOf(origin.id);
      const exchange = { request, response, context: contextOf(origin), record };
      const path = pathOf(request.url);
      response.once("close", () => {
        const kind = requestClass(path);
        const status = response.headersSent ? response.statusCode : CLIENT_LEFT;
        noteEnd(request, origin, response.statusCode);
        // Timers ask from the start on, until there is a site.
        const isEarly = () => isOwnCall(request) && portOf("next", "any") === null;
        if (status >= FAILED && !isEarly()) failureLog({ request: origin.id, status, class: kind });
        metrics.noteEnd(kind, status, record);
        if (!writeSpan) return;
        const context = { id: origin.id, trace: traceOfOrigin(origin) };
        writeSpan({ name: `${request.method} ${kind}`, context, startedAt: record.startedAt, status });
      });
      const refusal = refusalOf(request);
      if (refusal !== null) return void sendRefusal(exchange, refusal);
      if (path === METRICS_PATH && isRead(request) && maySeeMetrics(request, metricsToken))
        return void sendMetrics(exchange);
      if (path === READY_PATH && isRead(request)) return void sendReady(exchange);
      if (follower && path === REVALIDATE_PATH && request.method === "POST") return void show(exchange, follower);
      requests += 1;
      const elsewhere = hosts && rightHost(request, origin.host, hosts);
      if (elsewhere) return void sendRedirect(exchange, elsewhere);
      const upstream = supabaseOrigin === null ? upstreamFor(path) : "next";
      const client = networkOf(origin.client);
      const { line } = routeFor(path);
      const visit: Visit = {
        ...exchange,
        ...{ origin, path, client, upstream },
        // Pictures are worked on where something is sent, or waits: in one process of each machine.
        port: () => portOf(upstream, isRead(request) && line !== "slow" ? "any" : "same"),
        line: line === "site" && !isOwnCall(request) ? "visitors" : line,
        release: null,
        work: Promise.resolve(),
        hold: (bytes) => held.hold(client, response, bytes),
      };
      if (sharedFiles && path === WORKER_PATH && isRead(request) && request.headers["if-none-match"] !== undefined)
        return void sharedFiles.isNewest().then((isNewest) => (isNewest ? answer(visit) : sendUnchanged(exchange)));
      if (!follower || follower.isCurrent || upstream !== "next" || line === "health" || BUILT_FILE.test(path))
        return void answer(visit);
      void follower.whenCurrent().then((isCurrent) => {
        if (!response.destroyed) isCurrent ? answer(visit) : sendUnavailable(visit);
      });
    },

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const origin = originOf(request, trustedProxies, traceFlags);
      const refuse = (status: number): void => {
        noteEnd(request, origin, status);
        socket.end(rawResponse(status, contextOf(origin)));
      };
      const upstream = upstreamFor(pathOf(request.url ?? "/"));
      const port = portOf(upstream, "any");
      // Next has websockets in development only, for hot reload.
      if (refusalOf(request) !== null || (upstream === "next" && !isDevelopment)) refuse(400);
      else if (port === null) refuse(503);
      else openTunnel({ request, socket, head, port, headers: upstreamHeaders(request, origin, port), refuse });
    },
  };
}
