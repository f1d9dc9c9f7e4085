const RETRY_S = 0.2;

/** Pause before postgres.js reconnects; its own grows to 20 s with each failing connection of the pool. */
export const reconnectSoon = (): number => RETRY_S;
