import { networkOf } from "@/lib/http/client-network";
import { FairQueue } from "@/lib/http/fair-queue";
import { type RateLimit, RateLimiter } from "@/lib/http/rate-limiter";
import { type ApiRequest, type Handler, isServerRequest } from "@/supabase/local/http";

const CODE = "over_request_rate_limit";
/** Our pages ask on the server, so a browser hardly ever does; many phones may share an address of their provider. */
const REQUESTS: RateLimit = { max: 600, windowMs: 60_000 };
/** Milliseconds in which requests were worked on: one may cost the database a hundred times what another does. */
const WORK: RateLimit = { max: 15_000, windowMs: 60_000 };
/** Turns of visitors: as many as there are connections (VISITORS in lite.ts), so that nobody who has a turn waits for one. */
const TURNS = { concurrency: 4, concurrencyPerClient: 2, longestPerClient: 100 };
const BUSY_WAIT_MS = 1_000;

/** True for requests from outside; our own server stands for all visitors, and the secret key may do anything. */
export const isVisitor = (request: ApiRequest, secretKey: string): boolean =>
  request.clientAddress !== null && !isServerRequest(request, secretKey);

/** Bounds how often, how much at once, and for how long the database works for one visitor's network. `clock` in ms. */
export function withVisitorLimits(next: Handler, clock: () => number = () => performance.now()): Handler {
  const requests = new RateLimiter(REQUESTS);
  const work = new RateLimiter(WORK);
  const turns = new FairQueue(TURNS);
  return async (request) => {
    const client = networkOf(request.clientAddress ?? "");
    const waitMs = Math.max(requests.waitMs(client, clock()), work.waitMs(client, clock()));
    if (waitMs > 0) return tooMany(waitMs);
    requests.record(client, clock());
    const done = await turns.acquire(client);
    if (!done) return tooMany(BUSY_WAIT_MS);
    const startedAt = clock();
    try {
      // It may have been used up while this one waited.
      const stillMs = work.waitMs(client, startedAt);
      return stillMs > 0 ? tooMany(stillMs) : await next(request);
    } finally {
      work.record(client, clock(), clock() - startedAt);
      done();
    }
  };
}

function tooMany(waitMs: number): Response {
  const seconds = Math.ceil(waitMs / 1_000);
  const message = `Too many requests: try again after ${seconds} seconds`;
  const body = { code: CODE, message, details: null, hint: null };
  return Response.json(body, { status: 429, headers: { "retry-after": String(seconds) } });
}
