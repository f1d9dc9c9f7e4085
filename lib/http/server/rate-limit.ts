import "server-only";
import { signingSecret } from "@/lib/env";
import { clientNetwork } from "@/lib/http/client-network";
import { keyedHash } from "@/lib/http/keyed-hash";
import { RateLimiter } from "@/lib/http/rate-limiter";
import type { Redis } from "@/lib/redis";
import { siteRedis } from "@/lib/site-redis";
import { securityEvent } from "./security-event";

type Limit = {
  /** Names the count: nodes share it, and the security log says what was refused. */
  name: string;
  requests: number;
  perSeconds: number;
  /** True for what is no attack: the security log has no line of it. */
  isQuiet?: boolean;
  /** True for codes and money: without Redis a process of a cluster lets a tenth pass, so that ten of them keep to the limit. */
  failsClosed?: boolean;
};

const accountOf = (key: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null;

/** Counts a request with those to other nodes, in a window that begins with the first; null without an answer. */
function countShared(redis: Redis, { name, perSeconds }: Limit, key: string): Promise<number | null> {
  const counter = `il:limit:${name}:${keyedHash(signingSecret(), "limit", name, key)}`;
  const window = { expiration: { type: "EX", value: perSeconds }, condition: "NX" } as const;
  return redis.ask(async (client) => {
    const [, count] = await client.multi().set(counter, 0, window).incr(counter).execTyped();
    return count;
  });
}

/** Counts requests by key, with other nodes where there are any, else in this process: slows a flood; the database holds what must hold.
 * Returns a function: true within the limit. */
export function createRateLimit(limit: Limit): (key: string) => Promise<boolean> {
  const { name, requests, perSeconds, isQuiet, failsClosed } = limit;
  const limiter = new RateLimiter({ max: requests, windowMs: perSeconds * 1_000 });
  return async (key) => {
    const own = limiter.record(key, performance.now());
    const redis = siteRedis();
    const shared = redis && (await countShared(redis, limit, key));
    const isCut = failsClosed && redis !== null && shared === null;
    const isWithin = (shared ?? own) <= (isCut ? requests / 10 : requests);
    if (!isWithin && !isQuiet) await securityEvent("limit", "refused", { account: accountOf(key), reason: name });
    return isWithin;
  };
}

/** The same by the network that a request came from. Whole neighbourhoods share the address of their phone company. */
export function createNetworkLimit(limit: Limit): (headers: Headers) => Promise<boolean> {
  const isWithinLimit = createRateLimit(limit);
  return (headers) => isWithinLimit(clientNetwork(headers));
}
