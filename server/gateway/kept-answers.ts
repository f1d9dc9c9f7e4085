import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { LIMITS } from "./limits";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** As it was answered: without what belongs to one connection, and in each form that browsers take. */
type KeptAnswer = { headers: IncomingHttpHeaders; bodies: Readonly<Record<Encoding, Buffer>> };

/** Which answers of Next are kept, for how long, and how hard they are compressed. */
export type Keeping = {
  /** Under which name a request's answer may be kept; null for one that must be asked for. */
  keyOf: (request: IncomingMessage) => string | null;
  /** For how many seconds every visitor may get this answer; 0 for one that is not to be kept. */
  secondsOf: (answer: Pick<IncomingMessage, "statusCode" | "headers">) => number;
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
 * Answers of Next in memory, so that one that has not changed costs neither Next's work nor compression again. They are
 * what Next would answer: whatever expires a page there empties its pages too, before anybody is told of the change.
 */
export class KeptAnswers {
  readonly #keeping: Keeping;
  readonly #answers: LRUCache<string, KeptAnswer>;
  /** Raised by every change: an answer that was asked for before it is not kept. */
  #generation = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#answers = new LRUCache({
      maxSize: keeping.maxBytes,
      sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length,
    });
  }

  /** The answer in the form that the request prefers; undefined when it must be asked for. */
  get(request: IncomingMessage): { headers: IncomingHttpHeaders; encoding: Encoding; body: Buffer } | undefined {
    const key = this.#keeping.keyOf(request);
    const accepted = key === null ? [] : new Negotiator(request).encodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((each) => accepted.includes(each));
    const answer = encoding && this.#answers.get(key ?? "");
    return encoding && answer && { headers: answer.headers, encoding, body: answer.bodies[encoding] };
  }

  /** Something has changed. */
  clear(): void {
    this.#generation += 1;
    this.#answers.clear();
  }

  /**
   * To be called before Next is asked. The function that it returns keeps the answer once all of it has come, unless
   * something has changed since; null where nothing is to be kept.
   */
  expect(request: IncomingMessage): ((answer: IncomingMessage) => void) | null {
    const generation = this.#generation;
    const key = this.#keeping.keyOf(request);
    return key === null ? null : (answer) => this.#keep(key, answer, generation);
  }

  #keep(key: string, answer: IncomingMessage, generation: number): void {
    const seconds = answer.headers["content-encoding"] ? 0 : this.#keeping.secondsOf(answer);
    if (seconds === 0) return;
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= LIMITS.keptAnswerBytes) chunks.push(chunk);
    });
    answer.once("end", async () => {
      if (bytes > LIMITS.keptAnswerBytes || this.#answers.has(key)) return;
      const [br, gzip] = await compress(Buffer.concat(chunks), this.#keeping.quality);
      if (generation !== this.#generation) return;
      this.#answers.set(key, { headers: answer.headers, bodies: { br, gzip } }, { ttl: seconds * 1000 });
    });
  }
}
