import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { ChangeLog } from "@/lib/caching/change-log";
import type { FairQueue } from "@/lib/http/fair-queue";
import { CACHE_HEADER, isUpToDate, OUTDATED_PAGE, PAGE_TAGS_HEADER } from "@/lib/http/next-internals";
import type { CachedResponse } from "./cached-response";
import type { Expired } from "./change-log";
import type { Encoding } from "./encodings";
import { isForFirstVisit, targetOf, withStyles } from "./first-visit";
import { ask } from "./forward";
import { type InFlightRequest, InFlightRequests, type Waiters } from "./in-flight";
import { LIMITS } from "./limits";
import type { AnsweredBy } from "./metrics";
import { findOrClaim, type PageStore } from "./page-store/page-store";
import { isPlainDocument, plainDocument } from "./plain-document";
import { type Answer, type CachePolicy, ResponseCache } from "./response-cache";

export type PageResult =
  | { kind: "kept"; response: CachedResponse; by: AnsweredBy }
  /** It is that of whoever asked first, who takes it once; the others ask for themselves. */
  | { kind: "single"; status: number; take: () => IncomingMessage | null }
  | { kind: "failed" | "refused" };

export type PageQuestion = {
  key: string;
  /** The port to ask now; null: none serves. */
  port: () => number | null;
  headers: OutgoingHttpHeaders;
  encoding: Encoding | null;
  client: string;
  /** It is asked for on the way of another page, which has had its turn. */
  hasTurn?: boolean;
};

/** Where there may be what Next does not have. */
type Elsewhere = { read: (target: string) => Promise<Answer | null> };

/** Headers that would make of the whole response a part, or none: the gateway compares versions by itself. */
const OWN_HEADERS = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range"];
/** Headers of persons: of no matter for a page that is the same for everybody. */
const PERSONAL_HEADERS = ["cookie", "authorization"];

const without = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The form that a response is kept in when nobody waits for one. */
const FIRST_FORM: Encoding = "zstd";
/** Part of the memory that is filled at a start. */
const LOADED_SHARE = 0.8;
/** A page that could not be asked for anew is tried again after so long. */
const PAUSE_MS = 1_000;

/** All of a response, or null when it is too large: then nothing of it is lost. @throws when it breaks off */
async function collect(response: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const limit = setTimeout(() => response.destroy(new Error("the page has no end")), LIMITS.pageMs);
  try {
    for await (const chunk of response.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= LIMITS.cachedResponseBytes) continue;
      response.unshift(Buffer.concat(chunks));
      return null;
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(limit);
  }
}

function single(response: IncomingMessage): PageResult {
  let left: IncomingMessage | null = response;
  const take = () => {
    const taken = left;
    left = null;
    return taken;
  };
  // A waiter takes it as soon as it is announced. A response that nobody wants holds a connection.
  setImmediate(() =>
    take()
      ?.on("error", () => undefined)
      .destroy(),
  );
  return { kind: "single", status: response.statusCode ?? 502, take };
}

/** Keeps responses of Next, and asks for each of them once, however many wait for it. */
export class PageCache {
  readonly responses: ResponseCache;
  /** Behind the memory: shared with other nodes, or what outlives a restart. */
  store: PageStore | null = null;
  readonly #inFlight = new InFlightRequests<PageResult>();
  readonly #queue: FairQueue;
  readonly #elsewhere: Elsewhere | null;
  readonly #askedAnew = new Map<string, number>();

  constructor(policy: CachePolicy, queue: FairQueue, changes: ChangeLog, elsewhere: Elsewhere | null = null) {
    this.responses = new ResponseCache(policy, changes);
    this.#queue = queue;
    this.#elsewhere = elsewhere;
  }

  expire(expired: Expired): void {
    if (expired?.length === 0) return;
    this.responses.expire(expired);
    this.#inFlight.closeAll();
  }

  /** The question that is under way already, or one that begins now and is asked in this visitor's name. */
  ask(question: PageQuestion): { inFlight: InFlightRequest<PageResult>; isNew: boolean } {
    const { key } = question;
    const known = this.#inFlight.get(key);
    if (known) return { inFlight: known, isNew: false };
    return { inFlight: this.#inFlight.start(key, (waiters) => this.#run(question, waiters)), isNew: true };
  }

  /** Asks for a newer one of what is kept, for whoever comes next. */
  renew(question: PageQuestion): void {
    const { key } = question;
    const now = performance.now();
    if (this.#inFlight.get(key) || now - (this.#askedAnew.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return;
    if (this.#askedAnew.size > LIMITS.queuedRenders) this.#askedAnew.clear();
    this.#askedAnew.set(key, now);
    const headers = without(question.headers, PERSONAL_HEADERS);
    void this.ask({ ...question, headers, client: "" }).inFlight.result.then((result) => {
      if (result.kind === "kept") this.#askedAnew.delete(key);
    });
  }

  /** Notes that a kept response was given. One that became smaller is so for other nodes, and after a restart, too. */
  noteUse(key: string, response: CachedResponse, encoding: Encoding | null): void {
    const { responses } = this;
    void responses.noteUse(response, encoding)?.then(() => {
      if (responses.policy.isShared(key) && responses.peek(key) === response) return this.#put(key, response);
    });
  }

  /** Takes into memory what the store has already. Returns the keys. */
  async load(): Promise<string[]> {
    const { store, responses } = this;
    const room = LOADED_SHARE * responses.policy.maxBytes - responses.bytes;
    const keys: string[] = [];
    for await (const { key, page } of store?.latest(room) ?? [])
      if (!responses.peek(key) && responses.keepStored(key, page)) keys.push(key);
    return keys;
  }

  async #run(question: PageQuestion, waiters: Waiters): Promise<PageResult> {
    const { store, responses } = this;
    const { key } = question;
    if (!store || !responses.policy.isShared(key)) return this.#askInTurn(question, waiters);
    const stored = await findOrClaim(store, key, (page) => responses.keepStored(key, page), waiters.signal);
    if (stored.found) return { kind: "kept", response: stored.found, by: "stored" };
    const result = await this.#askInTurn(question, waiters);
    void (result.kind === "kept" ? this.#put(key, result.response) : Promise.resolve()).then(stored.release);
    return result;
  }

  async #put(key: string, response: CachedResponse): Promise<void> {
    const page = response.toStored();
    const isLasting = page && page.expiresAt - Date.now() > LIMITS.cachedPageSeconds * 1000;
    if (isLasting) await this.store?.put(key, page);
  }

  async #askInTurn(question: PageQuestion, waiters: Waiters): Promise<PageResult> {
    if (question.port() === null) return { kind: "failed" };
    const release = question.hasTurn ? () => undefined : await this.#queue.acquire(question.client, waiters);
    if (!release) return { kind: "refused" };
    try {
      const port = question.port();
      return port === null ? { kind: "failed" } : await this.#askNext(question, port);
    } catch {
      return { kind: "failed" };
    } finally {
      release();
    }
  }

  async #document({ key, headers: { host } }: PageQuestion, port: number, page: Buffer): Promise<Buffer> {
    const document = plainDocument(page);
    if (!isForFirstVisit(key)) return document;
    return withStyles(document, async (target) => {
      const file = await ask({ port, target, headers: { host } });
      const body = file.statusCode === 200 ? await collect(file) : null;
      if (body === null) throw new Error("there is no such file");
      return body;
    });
  }

  async #askNext(question: PageQuestion, port: number, canRepeat = true): Promise<PageResult> {
    const { key, headers, encoding } = question;
    const { responses } = this;
    const { position } = responses;
    const target = targetOf(key);
    const response = await ask({ port, target, headers: without(headers, OWN_HEADERS) });
    if (response.headers[PAGE_TAGS_HEADER] === OUTDATED_PAGE && canRepeat) {
      response.resume();
      return this.#askNext(question, port, false);
    }
    const found = response.statusCode === 404 ? await this.#elsewhere?.read(target) : null;
    if (found) {
      response.resume();
      const kept = await responses.keep(key, found, encoding ?? FIRST_FORM, position);
      return { kind: "kept", response: kept, by: "stored" };
    }
    const seconds = response.headers["content-encoding"] ? 0 : responses.policy.secondsOf(response, key);
    const whole = seconds > 0 ? await collect(response) : null;
    if (whole !== null) {
      const body = isPlainDocument(target, response.headers) ? await this.#document(question, port, whole) : whole;
      const answer = { headers: response.headers, seconds, body };
      const made = await responses.keep(key, answer, encoding ?? FIRST_FORM, position);
      return { kind: "kept", response: made, by: "rendered" };
    }
    const { statusCode = 502 } = response;
    // A page that is not there any more, or is not everybody's; Next's failures and older answers say nothing of it.
    const isAged = statusCode === 200 && !isUpToDate(response.headers[CACHE_HEADER]) && response.headers[CACHE_HEADER];
    if (statusCode < 500 && !isAged) responses.delete(key);
    return single(response);
  }
}
