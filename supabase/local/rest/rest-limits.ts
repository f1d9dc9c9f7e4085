import { networkOf } from "@/lib/client-network";
import { type RateLimit, RateLimiter } from "@/supabase/local/auth/rate-limiter";
import { type Handler, isServerRequest } from "@/supabase/local/http";

const BASE = "/rest/v1/";
const CODE = "over_request_rate_limit";
/** Our pages ask on the server, so a browser hardly ever does; many phones may share an address of their provider. */
const PER_CLIENT: RateLimit = { max: 600, windowMs: 60_000 };

/**
 * Bounds what one visitor's network may ask of the tables and functions: any of them costs the database work. Requests
 * of our own server, which stand for all visitors, are not counted. `clock` gives milliseconds.
 */
export function withRestLimits(next: Handler, secretKey: string, clock: () => number = Date.now): Handler {
  const clients = new RateLimiter(PER_CLIENT);
  return async (request) => {
    const { clientAddress, url } = request;
    const isCounted = url.pathname.startsWith(BASE) && clientAddress !== null && !isServerRequest(request, secretKey);
    if (!isCounted) return next(request);
    const client = networkOf(clientAddress);
    const waitMs = clients.waitMs(client, clock());
    if (waitMs > 0) return tooMany(Math.ceil(waitMs / 1000));
    clients.record(client, clock());
    return next(request);
  };
}

function tooMany(seconds: number): Response {
  const message = `Too many requests: try again after ${seconds} seconds`;
  const body = { code: CODE, message, details: null, hint: null };
  return Response.json(body, { status: 429, headers: { "retry-after": String(seconds) } });
}
