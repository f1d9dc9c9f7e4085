const RETRY_S = 0.2;

/**
 * The pause of postgres.js before it connects again. Its own grows with every connection of the pool that fails, to
 * 20 s in no time, while our PostgreSQL is back within one or two.
 */
export const reconnectSoon = (): number => RETRY_S;
