/**
 * Does heavy work one after the other, and the same work once for all who wait for it: however much is asked for, memory
 * and the share of the processor stay bounded.
 */
export class WorkQueue<T> {
  readonly #waiting = new Map<string, Promise<T>>();
  readonly #longest: number;
  #last: Promise<unknown> = Promise.resolve();

  /** @param longest how much may wait; more is refused. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** What the work gives, or null when too much is waiting. The key says what it is made of. */
  get(key: string, work: () => Promise<T>): Promise<T | null> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    if (this.#waiting.size >= this.#longest) return Promise.resolve(null);
    const result = this.#last.then(work).finally(() => this.#waiting.delete(key));
    this.#last = result.catch(() => undefined);
    this.#waiting.set(key, result);
    return result;
  }
}
