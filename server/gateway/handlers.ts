import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { EXPIRED_HEADER } from "@/lib/changes/model";
import { maxBodyBytes } from "@/lib/http/body-limits";
import { NEXT_FOLDER, sharedSecondsOf } from "@/lib/http/next-internals";
import type { HeaderContext } from "@/lib/http/security-headers";
import { takeBody } from "./body";
import { FILE_CACHE_POLICY } from "./file-cache-policy";
import { type Failure, forward, relay } from "./forward";
import { type Origin, originOf, toUpstreamHeaders, withoutConnectionHeaders } from "./forwarded";
import { LIMITS } from "./limits";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";
import { PerClient } from "./per-client";
import { isDecodable, refusalOf } from "./refusal";
import { ResponseCache } from "./response-cache";
import {
  policyHeaders,
  rawResponse,
  sendMoved,
  sendRefusal,
  sendTooLarge,
  sendUnavailable,
  wantsDocument,
} from "./responses";
import { pathOf, plainTarget, type Upstream, upstreamFor } from "./route";
import { openTunnel } from "./tunnel";
import { judgeDocument, missingPageFor, type Verdict } from "./unrendered-document";

export type HandlerOptions = {
  /** The loopback port of an upstream, or null while it does not serve. */
  portOf: (upstream: Upstream) => number | null;
  /** Addresses and ranges whose X-Forwarded-* headers are believed. */
  trustedProxies: readonly string[];
  /** Set when the backend is a hosted project: pages then talk to it directly. */
  supabaseOrigin?: string | null;
  mapOrigin?: string | null;
  isDevelopment?: boolean;
};

/**
 * What Next says of a finished page (`s-maxage`, and for how many days an old one may be shown) is said to the gateway, which
 * hears of changes. Whoever does not hear of them, a browser or a network in between, asks each time.
 */
const forOthers = (caching: string | undefined): OutgoingHttpHeaders =>
  sharedSecondsOf(caching) > 0 ? { "cache-control": "no-cache" } : {};

/** An upstream's headers with our policy in the place of what the upstream says on those points. */
function toClientHeaders(
  upstreamResponse: Pick<IncomingMessage, "headers">,
  path: string,
  context: HeaderContext,
): OutgoingHttpHeaders {
  // Where proxy.ts led is nobody's address.
  const {
    "x-powered-by": _software,
    "x-middleware-rewrite": _internal,
    ...sent
  } = withoutConnectionHeaders(upstreamResponse.headers);
  const headers = { ...sent, ...forOthers(upstreamResponse.headers["cache-control"]) };
  const policy = policyHeaders(path, context);
  // Upstream names are in lower case: without this, both spellings of a header would be sent.
  for (const name of Object.keys(policy)) delete headers[name.toLowerCase()];
  const isUncached = upstreamFor(path) === "backend" && !headers["cache-control"];
  return { ...headers, ...policy, ...(isUncached ? { "Cache-Control": "no-store" } : {}) };
}

/** The backend takes requests by its own name only; the visitor's stands in X-Forwarded-Host. */
const upstreamHeaders = (request: IncomingMessage, origin: Origin, port: number): OutgoingHttpHeaders => ({
  ...toUpstreamHeaders(request, origin),
  ...(upstreamFor(pathOf(request.url ?? "/")) === "backend" ? { host: `127.0.0.1:${port}` } : {}),
});

/** Whether Next may have to render a page for it; its files and the API cost little, and have limits of their own. */
const isRender = ({ method, url = "/" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  upstreamFor(pathOf(url)) === "next" &&
  !["/api/", NEXT_FOLDER].some((folder) => url.startsWith(folder));

const isRevalidation = ({ method, url = "/" }: IncomingMessage): boolean =>
  method === "POST" && pathOf(url) === "/api/revalidate";

/**
 * Whether Next has expired pages. Only the route that is there for it is believed, which needs a secret and says how much
 * was expired. Any action can be sent to any page, and Next says of every one that touches a cookie that it has expired
 * something: by that, whoever can sign in could empty what is kept.
 */
const hasChangedPages = (request: IncomingMessage, { statusCode, headers }: IncomingMessage): boolean =>
  isRevalidation(request) && statusCode === 200 && headers[EXPIRED_HEADER] !== "0";

/** Whether the client has this version already; how a body is compressed does not matter. */
const isUnchanged = ({ headers }: IncomingMessage, etag: string | undefined): boolean => {
  const versionOf = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    etag !== undefined && (headers["if-none-match"] ?? "").split(",").some((tag) => versionOf(tag) === versionOf(etag))
  );
};

/** What the gateway does with a request and with a request to upgrade the connection. */
export function createHandlers(options: HandlerOptions) {
  const { portOf, trustedProxies, isDevelopment = false, supabaseOrigin = null, mapOrigin = null } = options;
  const contextOf = ({ proto }: Origin): HeaderContext => ({
    isDevelopment,
    supabaseOrigin,
    mapOrigin,
    isSecure: proto === "https",
  });

  const uploads = new PerClient(LIMITS.uploadsPerClient);
  const renders = new PerClient(LIMITS.rendersPerClient);
  const pageCache = new ResponseCache(PAGE_CACHE_POLICY);
  const fileCache = new ResponseCache(FILE_CACHE_POLICY);

  /** Whether the response is kept, and so has been sent. */
  function sendCached(request: IncomingMessage, response: ServerResponse, origin: Origin): boolean {
    if (isDevelopment) return false;
    const cached = pageCache.get(request) ?? fileCache.get(request);
    if (!cached) return false;
    const path = pathOf(request.url ?? "/");
    const content = { "content-encoding": cached.encoding, "content-length": cached.body.length };
    const headers = { ...toClientHeaders(cached, path, contextOf(origin)), ...content };
    if (isUnchanged(request, cached.headers.etag)) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end(cached.body);
    return true;
  }

  async function pass(request: IncomingMessage, response: ServerResponse, origin: Origin, port: number): Promise<void> {
    const context = contextOf(origin);
    const path = pathOf(request.url ?? "/");
    /** Whether the client may have one more of these under way; it counts until the response has ended. */
    const admit = (counted: PerClient): boolean => {
      const isAdmitted = counted.begin(origin.client);
      if (isAdmitted) response.once("close", () => counted.done(origin.client));
      return isAdmitted;
    };
    if (isRender(request) && !admit(renders)) return sendRefusal(request, response, context, 429);
    const headers = upstreamHeaders(request, origin, port);
    // In development Next's own pages are the ones to see: they name the line that failed.
    const isJudged = !isDevelopment && wantsDocument(request);
    const keep = isDevelopment ? null : (isJudged ? pageCache : fileCache).expect(request);
    const body = await takeBody(request, maxBodyBytes(path));
    if (body === null) return sendTooLarge(request, response, context);
    if (body.kind === "stream" && !admit(uploads)) return sendRefusal(request, response, context, 429);
    const onFailure = (failure: Failure): void => {
      if (failure === "too-large") sendTooLarge(request, response, context);
      else sendUnavailable(request, response, context);
    };

    const showMissing = (target: string): void =>
      forward({
        request,
        response,
        port,
        target,
        headers,
        body: { kind: "none" },
        onResponse(upstreamResponse) {
          relay(
            upstreamResponse,
            response,
            { ...toClientHeaders(upstreamResponse, path, context), "Cache-Control": "no-store" },
            404,
          );
        },
        onFailure,
      });
    // Next would answer it with a line of English.
    if (!isDecodable(path)) return showMissing(missingPageFor(path));

    forward({
      request,
      response,
      port,
      headers,
      body,
      // Whether pages must be forgotten is for Next to say: whoever leaves early says nothing.
      outlivesClient: isRevalidation(request) && body.kind !== "stream",
      async onResponse(upstreamResponse) {
        if (hasChangedPages(request, upstreamResponse)) pageCache.clear();
        const verdict: Verdict = isJudged ? await judgeDocument(upstreamResponse, request.method) : { kind: "good" };
        if (verdict.kind === "good") {
          keep?.(upstreamResponse);
          return relay(upstreamResponse, response, toClientHeaders(upstreamResponse, path, context));
        }
        upstreamResponse.resume();
        if (verdict.kind === "moved")
          sendMoved(request, response, context, verdict.path, upstreamResponse.headers["set-cookie"]);
        else if (verdict.kind === "failed") sendUnavailable(request, response, context);
        else showMissing(missingPageFor(path));
      },
      onFailure,
    });
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      request.url = plainTarget(request.url ?? "/");
      // Compression, pipelines and counters all watch for its end: one more than node takes for a leak.
      response.setMaxListeners(20);
      const origin = originOf(request, trustedProxies);
      const refusal = refusalOf(request);
      const port = portOf(upstreamFor(pathOf(request.url)));
      if (refusal !== null) sendRefusal(request, response, contextOf(origin), refusal);
      else if (sendCached(request, response, origin)) return;
      else if (port === null) sendUnavailable(request, response, contextOf(origin));
      // The one way in which this fails is a client that goes away in the middle of its body.
      else pass(request, response, origin, port).catch(() => response.destroy());
    },

    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const origin = originOf(request, trustedProxies);
      const refuse = (status: number): void => {
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
