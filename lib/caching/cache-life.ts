const DAY_S = 24 * 60 * 60;
/** A cached page may not promise less (Next's own limit for pages that are rendered once). */
const SHORTEST_LIFE_S = 300;

/** How long something is kept, in seconds; see Next's `cacheLife`. */
export type CacheLife = { stale: number; revalidate: number; expire: number };

/**
 * For answers that a change in the database expires by their tags: these times only bound how long a lost notification could
 * matter. While the backend is down, what is kept is shown for up to 30 days.
 */
export const UNTIL_CHANGED: CacheLife = { stale: 300, revalidate: DAY_S, expire: 30 * DAY_S };

/** As above, but not past a moment at which the response stops being true. @param seconds until then; null: never. */
export function untilChangedOrAfter(seconds: number | null): CacheLife {
  if (seconds === null || seconds > UNTIL_CHANGED.expire) return UNTIL_CHANGED;
  const expire = Math.max(seconds, SHORTEST_LIFE_S);
  return { stale: UNTIL_CHANGED.stale, revalidate: Math.min(UNTIL_CHANGED.revalidate, expire - 1), expire };
}
