import "server-only";
import { LRUCache } from "lru-cache";
import { forgettable } from "@/lib/http/forgettable";
import { securityEvent } from "./security-event";

type Limit = {
  /** Says in the security log what was refused. What only counts, and refuses nobody, has none. */
  name?: string;
  requests: number;
  perSeconds: number;
};

/** A flood of made-up keys takes no more memory than this many, and forgets those that were asked for longest ago. */
const MAX_KEYS = 20_000;

/** A key is the id of an account, or something else. */
const accountOf = (key: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : null;

/**
 * Counts the requests of each key (`clientNetwork`, for instance) in the memory of this process. It slows a flood down;
 * what must hold in any case is held by the database. The returned function takes one and says whether it is within the
 * limit.
 */
export function createRateLimit({ name, requests, perSeconds }: Limit): (key: string) => Promise<boolean> {
  const windows = forgettable(
    new LRUCache<string, { taken: number }>({ max: MAX_KEYS, ttl: perSeconds * 1_000, perf: Date }),
  );
  return async (key) => {
    const window = windows.get(key) ?? { taken: 0 };
    if (window.taken === 0) windows.set(key, window);
    window.taken += 1;
    const isWithin = window.taken <= requests;
    if (!isWithin && name) await securityEvent("limit", "refused", { account: accountOf(key), reason: name });
    return isWithin;
  };
}
