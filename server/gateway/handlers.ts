import type { IncomingMessage, ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import type { Duplex } from "node:stream";
import { EXPIRED_HEADER, readExpired } from "@/lib/changes/model";
import { maxBodyBytes } from "@/lib/http/body-limits";
import { networkOf } from "@/lib/http/client-network";
import { FairQueue } from "@/lib/http/fair-queue";
import { NEXT_FOLDER } from "@/lib/http/next-internals";
import type { HeaderContext } from "@/lib/http/security-headers";
import { takeBody } from "./body";
import { toClientHeaders, upstreamHeaders } from "./client-headers";
import { encodingFor } from "./encodings";
import { FILE_CACHE_POLICY } from "./file-cache-policy";
import { type Failure, forward } from "./forward";
import { type Origin, originOf } from "./forwarded";
import { Keeper, type KeeperQuestion } from "./keeper";
import type { KeptResponse } from "./kept-response";
import { LIMITS } from "./limits";
import { missingPageFor, verdictOn } from "./missing-page";
import { PAGE_CACHE_POLICY } from "./page-cache-policy";
import { PerClient } from "./per-client";
import { isDecodable, refusalOf } from "./refusal";
import { relay } from "./relay";
import { rawResponse, sendRefusal, sendTooLarge, sendUnavailable, wantsDocument } from "./responses";
import { pathOf, plainTarget, type Upstream, upstreamFor } from "./route";
import { sendKept } from "./send-kept";
import { openTunnel } from "./tunnel";

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

/** Whether Next may have to render a page for it; its files and the API cost little, and have limits of their own. */
const isRender = ({ method, url = "/" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  upstreamFor(pathOf(url)) === "next" &&
  !["/api/", NEXT_FOLDER].some((folder) => url.startsWith(folder));

const isRevalidation = ({ method, url = "/" }: IncomingMessage): boolean =>
  method === "POST" && pathOf(url) === "/api/revalidate";

/** A visitor's request on its way: who asks, and what the answer has to look like. */
type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  origin: Origin;
  context: HeaderContext;
  path: string;
  /** What one client cannot vary at will. */
  client: string;
};

/** Aborted when the client leaves. */
function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  return leaving.signal;
}

const NOTHING = Symbol();

/** The landing, unless it takes too long for somebody to whom an older page can be given. */
async function within<T>(landing: Promise<T>, milliseconds: number): Promise<T | typeof NOTHING> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof NOTHING>((resolve) => {
    timer = setTimeout(resolve, milliseconds, NOTHING);
  });
  try {
    return await Promise.race([landing, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the gateway does with a request and with a request to upgrade the connection. */
export function createHandlers(options: HandlerOptions) {
  const { portOf, trustedProxies, isDevelopment = false, supabaseOrigin = null, mapOrigin = null } = options;
  const [plain, secure] = [false, true].map((isSecure) => ({ isDevelopment, supabaseOrigin, mapOrigin, isSecure }));
  const contextOf = ({ proto }: Origin): HeaderContext => (proto === "https" ? secure : plain) ?? {};

  const uploads = new PerClient(LIMITS.uploadsPerClient);
  const renders = new PerClient(LIMITS.rendersPerClient);
  const queue = new FairQueue({
    lanes: LIMITS.rendersPerCore * availableParallelism(),
    longest: LIMITS.queuedRenders,
    maxWaitMs: LIMITS.queuedMs,
    maxHoldMs: LIMITS.renderHoldMs,
  });
  const pages = new Keeper(PAGE_CACHE_POLICY, queue);
  const files = new Keeper(FILE_CACHE_POLICY, null);

  /** Whether the client may have one more of these under way; it counts until the response has ended. */
  function admit({ response, client }: Visit, counted: PerClient): boolean {
    const isAdmitted = counted.begin(client);
    if (isAdmitted) response.once("close", () => counted.done(client));
    return isAdmitted;
  }

  /** Where the response to the request may be kept. */
  function keeperOf(request: IncomingMessage): { keeper: Keeper; key: string } | null {
    if (isDevelopment) return null;
    const page = PAGE_CACHE_POLICY.keyOf(request);
    if (page !== null) return { keeper: pages, key: page };
    const file = FILE_CACHE_POLICY.keyOf(request);
    return file === null ? null : { keeper: files, key: file };
  }

  const questionOf = ({ request, origin, client }: Visit, key: string, port: number): KeeperQuestion => ({
    key,
    port,
    headers: upstreamHeaders(request, origin, port),
    encoding: encodingFor(request.headers["accept-encoding"]),
    client,
  });

  function give(visit: Visit, keeper: Keeper, kept: KeptResponse): void {
    sendKept(visit, kept);
    keeper.cache.noteUse(kept, encodingFor(visit.request.headers["accept-encoding"]));
  }

  /** Answers with what is kept, or asks for it together with whoever asks for the same. */
  async function share(visit: Visit, keeper: Keeper, key: string, port: number | null): Promise<void> {
    const { request, response, context } = visit;
    const isOld = keeper.cache.get(key) !== undefined;
    /** Looked up again: a change may have come meanwhile. */
    const giveOld = (): boolean => {
      const kept = keeper.cache.get(key);
      if (kept) give(visit, keeper, kept);
      return kept !== undefined;
    };
    if (port === null) return void (giveOld() || sendUnavailable(request, response, context));
    if (isRender(request) && !admit(visit, renders)) {
      return void (giveOld() || sendRefusal(request, response, context, 429));
    }
    const { flight, isNew } = keeper.ask(questionOf(visit, key, port));
    flight.join();
    response.once("close", flight.leave);
    const landing = isOld ? await within(flight.landing, LIMITS.staleWaitMs) : await flight.landing;
    if (response.destroyed) return;
    if (landing !== NOTHING && landing.kind === "kept") return give(visit, keeper, landing.response);
    const isFailure = landing === NOTHING || landing.kind !== "single" || landing.status >= 500;
    if (isFailure && giveOld()) return;
    if (landing === NOTHING || landing.kind !== "single") return sendUnavailable(request, response, context);
    // It was asked for with the cookies of whoever asked first.
    const own = isNew ? landing.take() : null;
    if (own) await deliver(visit, own, port);
    else await pass(visit, port);
  }

  /** The page that says that there is nothing, with 404. It is the same for everybody, and kept like any other. */
  async function showMissing(visit: Visit, port: number): Promise<void> {
    const { request, response, path, context } = visit;
    const target = missingPageFor(path);
    const kept = isDevelopment || request.method === "HEAD" ? undefined : pages.cache.get(target);
    if (kept && pages.cache.ageOf(kept) === "fresh") return sendKept(visit, kept, 404);
    const send = (answer: IncomingMessage): void => {
      const sent = { ...toClientHeaders(answer, path, context), "Cache-Control": "no-store" };
      relay(request, answer, response, sent, 404);
    };
    if (!isDevelopment && request.method === "GET") {
      // It has its turn already.
      const { flight, isNew } = pages.ask({ ...questionOf(visit, target, port), hasTurn: true });
      const landing = await flight.landing;
      if (response.destroyed) return;
      if (landing.kind === "kept") return sendKept(visit, landing.response, 404);
      const own = isNew && landing.kind === "single" ? landing.take() : null;
      if (own) return send(own);
    }
    forward({
      request,
      response,
      port,
      target,
      headers: upstreamHeaders(request, visit.origin, port),
      body: { kind: "none" },
      onResponse: send,
      onFailure: () => sendUnavailable(request, response, context),
    });
  }

  /** Sends an answer of Next's on, or the page that says what it is. */
  async function deliver(visit: Visit, answer: IncomingMessage, port: number): Promise<void> {
    const { request, response, path, context } = visit;
    // In development Next's own pages are the ones to see: they name the line that failed.
    const verdict = !isDevelopment && wantsDocument(request) ? verdictOn(answer) : "good";
    if (verdict === "good") return relay(request, answer, response, toClientHeaders(answer, path, context));
    answer.resume();
    if (verdict === "failed") return sendUnavailable(request, response, context);
    return showMissing(visit, port);
  }

  /** Asks an upstream for this visitor alone. */
  async function pass(visit: Visit, port: number): Promise<void> {
    const { request, response, path, context } = visit;
    const body = await takeBody(request, maxBodyBytes(path));
    if (body === null) return sendTooLarge(request, response, context);
    if (body.kind === "stream" && !admit(visit, uploads)) return sendRefusal(request, response, context, 429);
    if (isRender(request) && !isDevelopment) {
      const leave = await queue.enter(visit.client, leavingOf(response));
      if (!leave) return void (response.destroyed || sendUnavailable(request, response, context));
      response.once("close", leave);
      if (response.destroyed) return leave();
    }
    // Next would answer it with a line of English.
    if (!isDecodable(path)) return showMissing(visit, port);
    forward({
      request,
      response,
      port,
      headers: upstreamHeaders(request, visit.origin, port),
      body,
      // Whether pages must be forgotten is for Next to say: whoever leaves early says nothing.
      outlivesClient: isRevalidation(request) && body.kind !== "stream",
      onResponse(answer) {
        // Only the route that is there for it is believed, which needs a secret and says what was expired. Any action can
        // be sent to any page, and Next says of every one that touches a cookie that it has expired something: by that,
        // whoever can sign in could empty what is kept.
        if (isRevalidation(request) && answer.statusCode === 200)
          pages.expire(readExpired(answer.headers[EXPIRED_HEADER]));
        return deliver(visit, answer, port);
      },
      onFailure(failure: Failure) {
        if (failure === "too-large") sendTooLarge(request, response, context);
        else sendUnavailable(request, response, context);
      },
    });
  }

  async function answer(visit: Visit, place: ReturnType<typeof keeperOf>, port: number | null): Promise<void> {
    const { request, response, context } = visit;
    const isShared = place !== null && (place.keeper === files || wantsDocument(request));
    if (isShared) return share(visit, place.keeper, place.key, port);
    if (port === null) return sendUnavailable(request, response, context);
    if (isRender(request) && !admit(visit, renders)) return sendRefusal(request, response, context, 429);
    await pass(visit, port);
  }

  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      request.url = plainTarget(request.url ?? "/");
      const origin = originOf(request, trustedProxies);
      const context = contextOf(origin);
      const refusal = refusalOf(request);
      if (refusal !== null) return void sendRefusal(request, response, context, refusal);
      const path = pathOf(request.url);
      const port = portOf(upstreamFor(path));
      const visit: Visit = { request, response, origin, context, path, client: "" };
      const place = keeperOf(request);
      const kept = place?.keeper.cache.get(place.key);
      if (place && kept) {
        const age = place.keeper.cache.ageOf(kept);
        if (age !== "old") give(visit, place.keeper, kept);
        if (age === "stale" && port !== null) place.keeper.renew(questionOf(visit, place.key, port));
        if (age !== "old") return;
      }
      visit.client = networkOf(origin.client);
      // Pipelines and counters all watch for its end: one more than node takes for a leak.
      response.setMaxListeners(20);
      answer(visit, place, port).catch(() => response.destroy());
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
