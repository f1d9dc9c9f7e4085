import "server-only";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { clientAddress } from "@/lib/client-address";
import { env } from "@/lib/env";

type Limit = { requests: number; perSeconds: number };

/**
 * Counts the requests of each address in this process. The returned function takes one and says whether it is within
 * the limit; requests from unknown addresses share one count.
 */
export function createRateLimit({ requests, perSeconds }: Limit): (request: Request) => Promise<boolean> {
  const limiter = new RateLimiterMemory({ points: requests, duration: perSeconds });
  return async (request) => {
    const address = clientAddress(request.headers.get("x-forwarded-for"), null, env().trustedProxies);
    return limiter.consume(address ?? "unknown").then(
      () => true,
      () => false,
    );
  };
}
