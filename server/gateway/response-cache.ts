import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { LIMITS } from "./limits";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** As it was answered: without what belongs to one connection, and in each form that browsers take. */
type CachedResponse = { headers: IncomingHttpHeaders; bodies: Readonly<Record<Encoding, Buffer>> };

/** Which responses of Next are kept, for how long, and how hard they are compressed. */
export type CachePolicy = {
  /** Under which name a request's response may be kept; null for one that must be asked for. */
  keyOf: (request: IncomingMessage) => string | null;
  /** For how many seconds every visitor may get this response; 0 for one that is not to be kept. */
  secondsOf: (response: Pick<IncomingMessage, "statusCode" | "headers">) => number;
  /** Of brotli: 0 to 11. */
  quality: number;
  /** Of all of them, compressed. */
  maxBytes: number;
};

function compress(body: Buffer, quality: number): Promise<[br: Buffer, gzip: Buffer]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
}

/**
 * Responses of Next in memory, so that one that has not changed costs neither Next's work nor compression again. They are
 * what Next would answer: whatever expires a page there empties its pages too, before anybody is told of the change.
 */
export class ResponseCache {
  readonly #policy: CachePolicy;
  readonly #responses: LRUCache<string, CachedResponse>;
  /** Raised by every change: a response that was asked for before it is not kept. */
  #generation = 0;

  constructor(policy: CachePolicy) {
    this.#policy = policy;
    this.#responses = new LRUCache({
      maxSize: policy.maxBytes,
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length,
    });
  }

  /** The response in the form that the request prefers; undefined when it must be asked for. */
  get(request: IncomingMessage): { headers: IncomingHttpHeaders; encoding: Encoding; body: Buffer } | undefined {
    const key = this.#policy.keyOf(request);
    const accepted = key === null ? [] : new Negotiator(request).encodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((each) => accepted.includes(each));
    const response = encoding && this.#responses.get(key ?? "");
    return encoding && response && { headers: response.headers, encoding, body: response.bodies[encoding] };
  }

  /** Something has changed. */
  clear(): void {
    this.#generation += 1;
    this.#responses.clear();
  }

  /**
   * To be called before Next is asked. The function that it returns keeps the response once all of it has come, unless
   * something has changed since; null where nothing is to be kept.
   */
  expect(request: IncomingMessage): ((response: IncomingMessage) => void) | null {
    const generation = this.#generation;
    const key = this.#policy.keyOf(request);
    return key === null ? null : (response) => this.#keep(key, response, generation);
  }

  #keep(key: string, response: IncomingMessage, generation: number): void {
    const seconds = response.headers["content-encoding"] ? 0 : this.#policy.secondsOf(response);
    if (seconds === 0) return;
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= LIMITS.cachedResponseBytes) chunks.push(chunk);
    });
    response.once("end", async () => {
      if (bytes > LIMITS.cachedResponseBytes || this.#responses.has(key)) return;
      const [br, gzip] = await compress(Buffer.concat(chunks), this.#policy.quality);
      if (generation !== this.#generation) return;
      this.#responses.set(key, { headers: response.headers, bodies: { br, gzip } }, { ttl: seconds * 1000 });
    });
  }
}
