import { forgettable } from "./forgettable";

export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface Window {
  count: number;
  endsAt: number;
}

const MAX_KEYS = 20_000;

/** Counts events per key in fixed windows, in the memory of one process: a restart may forget. */
export class RateLimiter {
  readonly #windows = forgettable(new Map<string, Window>());
  readonly #limit: RateLimit;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#windows.size;
  }

  /** Milliseconds until the key may go on; 0 when it may now. */
  waitMs(key: string, now: number): number {
    const window = this.#current(key, now);
    return window && window.count >= this.#limit.max ? window.endsAt - now : 0;
  }

  /** Returns the count of the key's window. */
  record(key: string, now: number, amount = 1): number {
    const window = this.#current(key, now);
    if (window) {
      window.count += amount;
      return window.count;
    }
    if (this.#windows.size >= MAX_KEYS) this.#makeRoom(now);
    this.#windows.set(key, { count: amount, endsAt: now + this.#limit.windowMs });
    return amount;
  }

  takeBack(key: string, now: number): void {
    const window = this.#current(key, now);
    if (window && window.count > 0) window.count -= 1;
  }

  forget(key: string): void {
    this.#windows.delete(key);
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  }

  /** Drops what has ended, else the tenth with the lowest counts: memory is bounded, keys under attack stay. */
  #makeRoom(now: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= now) this.#windows.delete(key);
    if (this.#windows.size < MAX_KEYS) return;
    const lowest = [...this.#windows].sort(([, a], [, b]) => a.count - b.count).slice(0, MAX_KEYS / 10);
    for (const [key] of lowest) this.#windows.delete(key);
  }
}
