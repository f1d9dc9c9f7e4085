import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { LIMITS } from "./limits";
import { pathOf, upstreamFor } from "./route";

const ENCODINGS = ["br", "gzip"] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page as it was answered: without what belongs to one connection, and in each form that browsers take. */
type KeptPage = { headers: IncomingHttpHeaders; bodies: Readonly<Record<Encoding, Buffer>> };

const BROTLI_QUALITY = 5;
const compress: Readonly<Record<Encoding, (page: Buffer) => Promise<Buffer>>> = {
  br: (page) => promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** Headers by which Next's own scripts ask for something else than the page, and those that ask for a part of it. */
const BYPASSING_HEADER = /^(?:rsc$|next-|x-next|x-middleware-|x-prerender-|range$|authorization$)/;

/** A further page of a list has its number in the query; other queries could be invented without end. */
const FURTHER_PAGE = /^\/(?:negocios|categorias|colonias)(?:\/[^/?]*[a-z][^/?]*){0,2}\?page=[1-9]\d{0,3}$/;

const isKeptTarget = (target: string): boolean => !target.includes("?") || FURTHER_PAGE.test(target);

/** Under which name a request's answer may be kept; null for one that must be asked for. */
export function pageKey({ method, url = "/", headers }: IncomingMessage): string | null {
  const path = pathOf(url);
  const isPage = method === "GET" && upstreamFor(path) === "next" && !path.startsWith("/_next/");
  const isPlain = !Object.keys(headers).some((name) => BYPASSING_HEADER.test(name));
  return isPage && isPlain && isKeptTarget(url) ? url : null;
}

/** For how many seconds every visitor may get this answer; 0 for one that is not a finished page, or somebody's own. */
function keptSeconds({ statusCode, headers }: Pick<IncomingMessage, "statusCode" | "headers">): number {
  const isPage = statusCode === 200 && /^text\/html\b/.test(headers["content-type"] ?? "");
  const isStale = headers["x-nextjs-cache"] === "STALE";
  if (!isPage || isStale || headers["set-cookie"] || headers["content-encoding"]) return 0;
  const seconds = Number(/\bs-maxage=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? 0);
  // The answer does not say how old it is already, and a promotion may end.
  return Math.min(seconds, LIMITS.keptPageSeconds);
}

/**
 * Finished pages in memory, so that one that has not changed costs neither Next's work nor compression again. They are
 * what Next would answer: whatever expires a page there empties this too, before anybody is told of the change.
 */
export class KeptPages {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: LIMITS.keptPagesBytes,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length,
  });
  /** Raised by every change: an answer that was asked for before it is not kept. */
  #generation = 0;

  /** The page in the form that the request prefers; undefined when it must be asked for. */
  get(
    key: string,
    request: IncomingMessage,
  ): { headers: IncomingHttpHeaders; encoding: Encoding; body: Buffer } | undefined {
    const accepted = new Negotiator(request).encodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((each) => accepted.includes(each));
    const page = encoding && this.#pages.get(key);
    return encoding && page && { headers: page.headers, encoding, body: page.bodies[encoding] };
  }

  /** Something has changed. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
  }

  /**
   * To be called before a page is asked for. The function that it returns keeps the answer once all of it has come,
   * unless something has changed since.
   */
  expect(key: string): (answer: IncomingMessage) => void {
    const generation = this.#generation;
    return (answer) => this.#keep(key, answer, generation);
  }

  #keep(key: string, answer: IncomingMessage, generation: number): void {
    const seconds = keptSeconds(answer);
    if (seconds === 0) return;
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= LIMITS.keptPageBytes) chunks.push(chunk);
    });
    answer.once("end", async () => {
      if (bytes > LIMITS.keptPageBytes || this.#pages.has(key)) return;
      const page = Buffer.concat(chunks);
      const [br, gzip] = await Promise.all(ENCODINGS.map((encoding) => compress[encoding](page)));
      if (!br || !gzip || generation !== this.#generation) return;
      this.#pages.set(key, { headers: answer.headers, bodies: { br, gzip } }, { ttl: seconds * 1000 });
    });
  }
}
