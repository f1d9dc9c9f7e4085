import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ChangeLog } from "@/lib/caching/change-log";
import { pageTagsIn } from "@/lib/http/next-internals";
import { CachedResponse } from "./cached-response";
import { type Expired, isTagOfLists, takesAway } from "./change-log";
import type { Encoding, Levels } from "./encodings";
import { LIMITS } from "./limits";
import type { StoredPage } from "./page-store/stored-page";

/** Policy of a cache: which responses of Next it keeps, for how long, and how they are compressed. */
export type CachePolicy = {
  /** Key of a request's response; null for one that must be asked for. */
  keyOf: (request: IncomingMessage) => string | null;
  /** Seconds for which every visitor may get this response; 0 for one that is not to be kept. */
  secondsOf: (response: Pick<IncomingMessage, "statusCode" | "headers">, key: string) => number;
  /** True for what may be kept outside of this process, too. */
  isShared: (key: string) => boolean;
  /** A form that was given so often is made smaller, once nobody waits for it, with these levels. */
  shrinkAfter: number;
  levels: Levels;
  maxBytes: number;
};

export type Answer = { headers: IncomingHttpHeaders; seconds: number; body: Buffer };

const SWR_MS = LIMITS.staleWhileAskedSeconds * 1000;
const ERROR_MS = LIMITS.staleIfErrorSeconds * 1000;

/** "fresh": given; "stale": given while asked for anew; "old": if that fails or takes long; "outdated": changed, if Next is silent. */
export type Age = "fresh" | "stale" | "old" | "outdated";

/** Responses of Next in memory, to save its work and compression. Whatever expires a page there forgets it here, before anybody is told. */
export class ResponseCache {
  readonly policy: CachePolicy;
  /** The one that was used longest ago stands first. */
  readonly #responses = new Map<string, CachedResponse>();
  readonly #keysOf = new Map<string, Set<string>>();
  readonly #untagged = new Set<string>();
  readonly #changes: ChangeLog;
  #bytes = 0;
  #shrinking: Promise<void> = Promise.resolve();
  #toShrink = 0;

  constructor(policy: CachePolicy, changes: ChangeLog) {
    this.policy = policy;
    this.#changes = changes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Position to be noted before Next is asked: what was answered from before a change is not kept after it. */
  get position(): number {
    return this.#changes.position;
  }

  get(key: string): CachedResponse | undefined {
    const response = this.#responses.get(key);
    if (!response) return undefined;
    this.#responses.delete(key);
    if (performance.now() > response.freshUntil + ERROR_MS) {
      this.#forget(key, response);
      return undefined;
    }
    this.#responses.set(key, response);
    return response;
  }

  ageOf(response: CachedResponse): Age {
    if (response.isOutdated) return "outdated";
    const past = performance.now() - response.freshUntil;
    if (past < 0) return "fresh";
    return past < SWR_MS ? "stale" : "old";
  }

  /** Forgets what shows a change, or does not say what it shows. Unless something was taken away, lists stay should Next not answer. */
  expire(expired: Expired): void {
    for (const key of [...(expired === null ? this.#responses.keys() : []), ...this.#untagged]) this.delete(key);
    const isHarmless = expired !== null && !takesAway(expired);
    for (const tag of expired ?? []) {
      for (const key of [...(this.#keysOf.get(tag) ?? [])]) {
        const response = this.#responses.get(key);
        if (response && isHarmless && isTagOfLists(tag)) response.isOutdated = true;
        else this.delete(key);
      }
    }
  }

  delete(key: string): void {
    const response = this.#responses.get(key);
    if (response) this.#forget(key, response);
  }

  /** Makes a response, and keeps it unless its content has changed since it was asked for. @param encoding the form somebody waits for */
  async keep(key: string, answer: Answer, encoding: Encoding, position: number): Promise<CachedResponse> {
    const { headers, seconds, body } = answer;
    const tags = pageTagsIn(headers);
    const known = this.#responses.get(key);
    const isSame = headers.etag !== undefined && known?.headers.etag === headers.etag;
    const isKnown = isSame && String(known?.tags) === String(tags);
    const response = isKnown && known ? known : await CachedResponse.of(headers, tags, body, encoding);
    if (this.#changes.hasChangedSince(position, tags)) return response;
    response.position = position;
    this.#keep(key, response, seconds * 1000);
    return response;
  }

  /** Keeps a page of a store; null for one that is past its end, or older than a change of what stands in it. */
  keepStored(key: string, page: StoredPage): CachedResponse | null {
    const tags = pageTagsIn(page.headers);
    const lifeMs = Math.min(page.expiresAt - Date.now(), LIMITS.tellingPageSeconds * 1000);
    // Before the log was read nothing can be judged.
    if (this.position === 0 || tags === null || lifeMs <= 0 || this.#changes.hasChangedSince(page.position, tags))
      return null;
    const response = CachedResponse.ofStored(page, tags);
    this.#keep(key, response, lifeMs);
    return response;
  }

  /** Without noting a use. */
  peek(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  #keep(key: string, response: CachedResponse, lifeMs: number): void {
    response.freshUntil = performance.now() + lifeMs;
    response.isOutdated = false;
    const current = this.#responses.get(key);
    if (current === response) return;
    if (current) this.#forget(key, current);
    this.#add(key, response);
  }

  /** A promise when the response is being made smaller because of it. */
  noteUse(response: CachedResponse, encoding: Encoding | null): Promise<void> | null {
    response.uses += 1;
    if (encoding === null || response.isSmall || response.uses !== this.policy.shrinkAfter) return null;
    if (this.#toShrink >= LIMITS.shrunkLater) return null;
    this.#toShrink += 1;
    this.#shrinking = this.#shrinking
      .then(() => response.shrink(encoding, this.policy.levels))
      .catch(() => undefined)
      .finally(() => {
        this.#toShrink -= 1;
      });
    return this.#shrinking;
  }

  #add(key: string, response: CachedResponse): void {
    this.#responses.set(key, response);
    this.#bytes += response.bytes;
    response.onSize = (difference) => {
      this.#bytes += difference;
      this.#makeRoom();
    };
    if (response.tags === null) this.#untagged.add(key);
    for (const tag of response.tags ?? []) {
      const keys = this.#keysOf.get(tag);
      if (keys) keys.add(key);
      else this.#keysOf.set(tag, new Set([key]));
    }
    this.#makeRoom();
  }

  #forget(key: string, response: CachedResponse): void {
    this.#responses.delete(key);
    this.#bytes -= response.bytes;
    response.onSize = () => undefined;
    this.#untagged.delete(key);
    for (const tag of response.tags ?? []) {
      const keys = this.#keysOf.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(tag);
    }
  }

  #makeRoom(): void {
    for (const [key, response] of this.#responses) {
      if (this.#bytes <= this.policy.maxBytes) return;
      this.#forget(key, response);
    }
  }
}
