/** One question that several visitors wait for. */
export type Flight<T> = {
  /** Resolves for all of them at once; never rejects. */
  landing: Promise<T>;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
  /** One more waits; to be followed by `leave`. */
  join: () => void;
  leave: () => void;
};

/** Questions under way, by name: who asks the same meanwhile gets the same answer. */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** The flight of this name that one can still join. */
  get(key: string): Flight<T> | undefined {
    return this.#flights.get(key);
  }

  /** Starts one. @param fly must not reject */
  start(key: string, fly: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const leaving = new AbortController();
    let waiting = 0;
    const flight: Flight<T> = {
      landing: fly(leaving.signal).finally(() => this.#end(key, flight)),
      signal: leaving.signal,
      join: () => {
        waiting += 1;
      },
      leave: () => {
        waiting -= 1;
        if (waiting > 0) return;
        this.#end(key, flight);
        leaving.abort();
      },
    };
    this.#flights.set(key, flight);
    return flight;
  }

  /** Something has changed: who asks from now on asks anew, and whoever waits gets what it was asked for. */
  closeAll(): void {
    this.#flights.clear();
  }

  #end(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
