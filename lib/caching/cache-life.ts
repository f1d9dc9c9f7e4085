const DAY_S = 24 * 60 * 60;
/** A cached page may not promise less (Next's own limit for pages that are rendered once). */
const SHORTEST_LIFE_S = 300;

/** Seconds for which something is kept; see Next's `cacheLife`. */
export type CacheLife = { stale: number; revalidate: number; expire: number };

/** Life of answers that tags expire: it bounds a lost notification. Shown for 30 days while the backend is down. */
export const UNTIL_CHANGED: CacheLife = { stale: 300, revalidate: DAY_S, expire: 30 * DAY_S };

/** `UNTIL_CHANGED`, but not past a moment. @param seconds until then; null: never. */
export function untilChangedOrAfter(seconds: number | null): CacheLife {
  if (seconds === null || seconds > UNTIL_CHANGED.expire) return UNTIL_CHANGED;
  const expire = Math.max(seconds, SHORTEST_LIFE_S);
  return { stale: UNTIL_CHANGED.stale, revalidate: Math.min(UNTIL_CHANGED.revalidate, expire - 1), expire };
}
