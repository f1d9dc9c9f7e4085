import type { IncomingMessage, ServerResponse } from "node:http";
import { maxBodyBytes } from "@/lib/http/body-limits";
import { Counts } from "@/lib/http/counts";
import type { FairQueue } from "@/lib/http/fair-queue";
import { ACTION_HEADER } from "@/lib/http/next-internals";
import type { Line } from "@/lib/http/route-handlers";
import { within } from "@/lib/within";
import { type Body, takeBody } from "./body";
import type { CachedResponse } from "./cached-response";
import { toClientHeaders, upstreamHeaders } from "./client-headers";
import { encodingFor } from "./encodings";
import { type Failure, forward } from "./forward";
import { toUpstreamHeaders } from "./forwarded";
import { LIMITS } from "./limits";
import type { AnsweredBy } from "./metrics";
import { isBareFailure, missingPageFor, verdictOn } from "./missing-page";
import type { PageCache, PageQuestion } from "./page-cache";
import { isDecodable } from "./refusal";
import { relay } from "./relay";
import { sendRefusal, sendUnavailable, wantsDocument } from "./responses";
import { sendKept } from "./send-kept";
import { isRender, type Visit } from "./visit";

function leavingOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  response.once("close", () => leaving.abort());
  return leaving.signal;
}

const NOTHING = Symbol();
const NO_BODY: Body = { kind: "none" };

/** Where the answer to a request is kept. */
export type Place = { cache: PageCache; key: string };

type Options = {
  pages: PageCache;
  lines: Readonly<Record<Line, FairQueue>>;
  isDevelopment: boolean;
};

/** True if a browser shows the answer to a form, which no script has sent. */
const isSentByItself = ({ method, headers }: IncomingMessage, path: string): boolean =>
  method === "POST" && headers[ACTION_HEADER] === undefined && !path.startsWith("/api/");

export function createAnswers({ pages, lines, isDevelopment }: Options) {
  const uploads = new Counts();
  const renders = new Counts();
  const requests = new Counts();

  /** True if the client may have one more under way; it counts until the response has ended. */
  function admit({ response, client }: Visit, counts: Counts, most: number): boolean {
    if (counts.get(client) >= most) return false;
    counts.add(client);
    response.once("close", () => counts.remove(client));
    return true;
  }

  /** True if the client may have this one under way, too. The site's own calls wait in a line that is short enough. */
  const isWelcome = (visit: Visit): boolean =>
    visit.line === "site" ||
    (admit(visit, requests, LIMITS.requestsPerClient) &&
      (!isRender(visit.request) || admit(visit, renders, LIMITS.rendersPerClient)));

  /** Waits for a turn at Next; answers and is false when there is none. A client that leaves keeps its turn until Next is done. */
  async function awaitTurn(visit: Visit, body: Body): Promise<boolean> {
    const { response, line, client, upstream } = visit;
    if (isDevelopment || upstream !== "next" || visit.release) return true;
    const queue = lines[line === "visitors" && body.kind === "stream" ? "slow" : line];
    const release = await queue.acquire(client, { signal: leavingOf(response) });
    if (response.destroyed) release?.();
    else if (release) response.once("close", () => visit.work.then(release));
    else sendUnavailable(visit);
    visit.release = release;
    return release !== null && !response.destroyed;
  }

  const questionOf = ({ request, origin, client, port }: Visit, key: string): PageQuestion => ({
    key,
    port,
    headers: toUpstreamHeaders(request, origin),
    encoding: encodingFor(request.headers["accept-encoding"]),
    client,
  });

  function give(visit: Visit, { cache, key }: Place, kept: CachedResponse, by: AnsweredBy): void {
    visit.record.answeredBy = by;
    sendKept(visit, kept);
    cache.noteUse(key, kept, encodingFor(visit.request.headers["accept-encoding"]));
  }

  async function share(visit: Visit, place: Place): Promise<void> {
    const { cache, key } = place;
    const { response } = visit;
    /** Looked up again: a change may have come meanwhile. What is older than a change is for when Next does not answer. */
    const findOld = (isDown: boolean): CachedResponse | undefined => {
      const kept = cache.responses.get(key);
      return kept && (isDown || cache.responses.ageOf(kept) !== "outdated") ? kept : undefined;
    };
    const giveOld = (isDown = false): boolean => {
      const kept = findOld(isDown);
      if (kept) give(visit, place, kept, "kept");
      return kept !== undefined;
    };
    const isOld = findOld(false) !== undefined;
    if (!isWelcome(visit)) {
      return void (giveOld() || sendRefusal(visit, 429));
    }
    const { inFlight, isNew } = cache.ask(questionOf(visit, key));
    response.once("close", inFlight.join(visit.client));
    const result = isOld ? await within(inFlight.result, LIMITS.staleWaitMs, NOTHING) : await inFlight.result;
    if (response.destroyed) return;
    if (result !== NOTHING && result.kind === "kept") return give(visit, place, result.response, result.by);
    const isDown =
      result !== NOTHING && (result.kind === "failed" || (result.kind === "single" && result.status >= 500));
    if ((isDown || result === NOTHING || result.kind === "refused") && giveOld(isDown)) return;
    if (result === NOTHING || result.kind !== "single") return sendUnavailable(visit);
    // It was asked for with the cookies of whoever asked first.
    const own = isNew ? result.take() : null;
    if (own) await deliver(visit, own);
    else await pass(visit);
  }

  /** The page that says that there is nothing, with 404. It is the same for everybody, and kept like any other. */
  async function showMissing(visit: Visit): Promise<void> {
    const { request, response, path, context } = visit;
    const target = missingPageFor(path);
    const kept = isDevelopment || request.method === "HEAD" ? undefined : pages.responses.get(target);
    if (kept && pages.responses.ageOf(kept) === "fresh") return sendKept(visit, kept, 404);
    const send = (answer: IncomingMessage): void => {
      const sent = { ...toClientHeaders(answer, path, context), "Cache-Control": "no-store" };
      relay(visit, answer, sent, 404);
    };
    if (!isDevelopment && request.method !== "HEAD") {
      const { inFlight, isNew } = pages.ask({ ...questionOf(visit, target), hasTurn: visit.release !== null });
      const result = await inFlight.result;
      if (response.destroyed) return;
      if (result.kind === "kept") return sendKept(visit, result.response, 404);
      const own = isNew && result.kind === "single" ? result.take() : null;
      if (own) return send(own);
    }
    if (!(await awaitTurn(visit, NO_BODY))) return;
    const port = visit.port();
    if (port === null) return sendUnavailable(visit);
    visit.work = forward({
      request,
      response,
      port,
      target,
      headers: upstreamHeaders(request, visit.origin, port),
      body: NO_BODY,
      outlivesClient: true,
      onResponse: send,
      onFailure: () => sendUnavailable(visit),
    });
  }

  async function deliver(visit: Visit, answer: IncomingMessage): Promise<void> {
    const { request, response, path, context } = visit;
    if (response.destroyed) return void answer.destroy();
    const isPlainForm = isSentByItself(request, path);
    if (visit.upstream === "next" && !isDevelopment && isBareFailure(answer, isPlainForm)) {
      answer.resume();
      // A form is read before it comes to an action.
      const isForm = /^multipart\//i.test(request.headers["content-type"] ?? "");
      return isForm ? sendRefusal(visit, 422) : sendUnavailable(visit);
    }
    // In development Next's own pages are the ones to see: they name the line that failed.
    const said = isDevelopment ? "good" : verdictOn(answer);
    // A failure must not look as if it could be repeated.
    if (isPlainForm && said === "failed") {
      answer.resume();
      return sendRefusal(visit, 500);
    }
    // A form is led on with what its action has set beside the address.
    const verdict = wantsDocument(request) || (isPlainForm && said === "missing") ? said : "good";
    if (verdict === "good") {
      // Whoever waits from now on waits for this client, or for a model, and not for Next.
      visit.release?.();
      return relay(visit, answer, toClientHeaders(answer, path, context));
    }
    answer.resume();
    if (verdict === "failed") return sendUnavailable(visit);
    if (verdict === "missing") return showMissing(visit);
    const { link: _files, "content-type": _type, ...headers } = toClientHeaders(answer, path, context);
    response.writeHead(answer.statusCode ?? 502, { ...headers, "content-length": 0 }).end();
  }

  async function pass(visit: Visit): Promise<void> {
    const { request, response, path } = visit;
    const bytes = Math.min(Number(request.headers["content-length"] ?? 0), LIMITS.smallBodyBytes);
    if (bytes > 0 && !visit.hold(bytes)) return sendRefusal(visit, 429);
    const body = await takeBody(request, maxBodyBytes(path));
    if (body === null) return sendRefusal(visit, 413);
    if (body.kind === "stream" && !admit(visit, uploads, LIMITS.uploadsPerClient)) return sendRefusal(visit, 429);
    if (!(await awaitTurn(visit, body))) return;
    // Next would answer it with a line of English.
    if (!isDecodable(path)) return showMissing(visit);
    const port = visit.port();
    if (port === null) return sendUnavailable(visit);
    visit.work = forward({
      request,
      response,
      port,
      headers: upstreamHeaders(request, visit.origin, port),
      body,
      // A model, a body on its way and the backend hear of it.
      outlivesClient: visit.upstream === "next" && visit.line !== "slow" && body.kind !== "stream",
      onResponse: (answer) => deliver(visit, answer),
      onFailure(failure: Failure) {
        if (failure === "too-large") sendRefusal(visit, 413);
        else sendUnavailable(visit);
      },
    });
  }

  /** Answers this visitor alone. */
  async function alone(visit: Visit): Promise<void> {
    if (visit.port() === null) return sendUnavailable(visit);
    if (!isWelcome(visit)) return sendRefusal(visit, 429);
    await pass(visit);
  }

  return {
    alone,
    give,
    share,
    renew: (visit: Visit, { cache, key }: Place) => cache.renew(questionOf(visit, key)),
  };
}
