import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";

type Limit = { requests: number; perSeconds: number };

/**
 * Counts the requests of each key (`clientNetwork`, for instance) in the memory of this process. It slows a flood down;
 * what must hold in any case is held by the database. The returned function takes one and says whether it is within the
 * limit.
 */
export function createRateLimit({ requests, perSeconds }: Limit): (key: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: requests, duration: perSeconds });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
}
