import "server-only";
import { clientNetwork } from "@/lib/http/client-network";
import { RateLimiter } from "@/lib/http/rate-limiter";
import { securityEvent } from "./security-event";

type Limit = {
  /** Says in the security log what was refused. What only counts, and refuses nobody, has none. */
  name?: string;
  requests: number;
  perSeconds: number;
};

const accountOf = (key: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null;

/** Counts requests by key in this process: slows a flood; the database holds what must hold. Returns a function: true within the limit. */
export function createRateLimit({ name, requests, perSeconds }: Limit): (key: string) => Promise<boolean> {
  const limiter = new RateLimiter({ max: requests, windowMs: perSeconds * 1_000 });
  return async (key) => {
    const now = performance.now();
    const isWithin = limiter.waitMs(key, now) === 0;
    limiter.record(key, now);
    if (!isWithin && name) await securityEvent("limit", "refused", { account: accountOf(key), reason: name });
    return isWithin;
  };
}

/** The same by the network that a request came from. Whole neighbourhoods share the address of their phone company. */
export function createNetworkLimit(limit: Limit): (headers: Headers) => Promise<boolean> {
  const isWithinLimit = createRateLimit(limit);
  return (headers) => isWithinLimit(clientNetwork(headers));
}
