import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { FairQueue } from "@/lib/http/fair-queue";
import { CACHE_HEADER, isUpToDate, OUTDATED_PAGE, PAGE_TAGS_HEADER } from "@/lib/http/next-internals";
import type { Expired } from "./change-log";
import type { Encoding } from "./encodings";
import { isForFirstVisit, targetOf, withStyles } from "./first-visit";
import { type Flight, Flights, type Passengers } from "./flights";
import { ask } from "./forward";
import type { KeptResponse } from "./kept-response";
import { LIMITS } from "./limits";
import { isPlainDocument, plainDocument } from "./plain-document";
import { type CachePolicy, ResponseCache } from "./response-cache";

/** What became of a question to Next. */
export type Landing =
  | { kind: "kept"; response: KeptResponse }
  /** It is that of whoever asked first, who takes it once; the others ask for themselves. */
  | { kind: "single"; status: number; take: () => IncomingMessage | null }
  | { kind: "failed" | "refused" };

export type KeeperQuestion = {
  key: string;
  port: number;
  /** Of whoever asks first. */
  headers: OutgoingHttpHeaders;
  encoding: Encoding | null;
  client: string;
  /** It is asked for on the way of another page, which has had its turn. */
  hasTurn?: boolean;
};

/** What would make of the whole response a part, or none: the gateway compares versions by itself. */
const OWN_HEADERS = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "if-range", "range"];
/** Who sent what: of no matter for a page that is the same for everybody. */
const PERSONAL_HEADERS = ["cookie", "authorization"];

const without = (headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The form that a response is kept in when nobody waits for one. */
const FIRST_FORM: Encoding = "zstd";
/** A page that could not be asked for anew is tried again after so long. */
const PAUSE_MS = 1_000;

/** All of a response, or null when it is too large: then nothing of it is lost. @throws when it breaks off */
function collect(response: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const limit = setTimeout(() => response.destroy(new Error("the page has no end")), LIMITS.pageMs);
    const stop = () => {
      clearTimeout(limit);
      response.off("data", take).off("end", end).off("error", fail).off("close", fail);
    };
    const fail = (error?: Error) => {
      stop();
      response.on("error", () => undefined);
      reject(error ?? new Error("the page broke off"));
    };
    const end = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= LIMITS.cachedResponseBytes) return;
      stop();
      response.pause();
      response.unshift(Buffer.concat(chunks));
      resolve(null);
    };
    response.on("data", take).on("end", end).on("error", fail).on("close", fail);
  });
}

function single(response: IncomingMessage): Landing {
  let left: IncomingMessage | null = response;
  const take = () => {
    const taken = left;
    left = null;
    return taken;
  };
  // Whoever waits takes it as soon as it is announced. A response that nobody wants holds a connection.
  setImmediate(() =>
    take()
      ?.on("error", () => undefined)
      .destroy(),
  );
  return { kind: "single", status: response.statusCode ?? 502, take };
}

/** Keeps responses of Next, and asks for each of them once, however many wait for it. */
export class Keeper {
  readonly cache: ResponseCache;
  readonly #flights = new Flights<Landing>();
  readonly #queue: FairQueue;
  readonly #askedAnew = new Map<string, number>();

  constructor(policy: CachePolicy, queue: FairQueue) {
    this.cache = new ResponseCache(policy);
    this.#queue = queue;
  }

  /** Something has changed. */
  expire(expired: Expired): void {
    if (expired?.length === 0) return;
    this.cache.expire(expired);
    this.#flights.closeAll();
  }

  /** The question that is under way already, or one that begins now and is asked in this visitor's name. */
  ask(question: KeeperQuestion): { flight: Flight<Landing>; isNew: boolean } {
    const { key } = question;
    const known = this.#flights.get(key);
    if (known) return { flight: known, isNew: false };
    return { flight: this.#flights.start(key, (passengers) => this.#fly(question, passengers)), isNew: true };
  }

  /** Asks for a newer one of what is kept, for whoever comes next. */
  renew(question: KeeperQuestion): void {
    const { key } = question;
    const now = performance.now();
    if (this.#flights.get(key) || now - (this.#askedAnew.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return;
    if (this.#askedAnew.size > LIMITS.queuedRenders) this.#askedAnew.clear();
    this.#askedAnew.set(key, now);
    const headers = without(question.headers, PERSONAL_HEADERS);
    void this.ask({ ...question, headers, client: "" }).flight.landing.then((landing) => {
      if (landing.kind === "kept") this.#askedAnew.delete(key);
    });
  }

  async #fly(question: KeeperQuestion, passengers: Passengers): Promise<Landing> {
    const leave = question.hasTurn ? () => undefined : await this.#queue.enter(question.client, passengers);
    if (!leave) return { kind: "refused" };
    try {
      return await this.#askNext(question);
    } catch {
      return { kind: "failed" };
    } finally {
      leave();
    }
  }

  async #document({ key, port, headers: { host } }: KeeperQuestion, page: Buffer): Promise<Buffer> {
    const document = plainDocument(page);
    if (!isForFirstVisit(key)) return document;
    return withStyles(document, async (target) => {
      const file = await ask({ port, target, headers: { host } });
      const body = file.statusCode === 200 ? await collect(file) : null;
      if (body === null) throw new Error("there is no such file");
      return body;
    });
  }

  async #askNext(question: KeeperQuestion, canRepeat = true): Promise<Landing> {
    const { key, port, headers, encoding } = question;
    const { cache } = this;
    const { moment } = cache;
    const target = targetOf(key);
    const response = await ask({ port, target, headers: without(headers, OWN_HEADERS) });
    if (response.headers[PAGE_TAGS_HEADER] === OUTDATED_PAGE && canRepeat) {
      response.resume();
      return this.#askNext(question, false);
    }
    const seconds = response.headers["content-encoding"] ? 0 : cache.policy.secondsOf(response);
    const whole = seconds > 0 ? await collect(response) : null;
    if (whole !== null) {
      const body = isPlainDocument(target, response.headers) ? await this.#document(question, whole) : whole;
      const answer = { headers: response.headers, seconds, body };
      return { kind: "kept", response: await cache.keep(key, answer, encoding ?? FIRST_FORM, moment) };
    }
    const { statusCode = 502 } = response;
    // A page that is not there any more, or is not everybody's; Next's failures and older answers say nothing of it.
    const isAged = statusCode === 200 && !isUpToDate(response.headers[CACHE_HEADER]) && response.headers[CACHE_HEADER];
    if (statusCode < 500 && !isAged) cache.delete(key);
    return single(response);
  }
}
