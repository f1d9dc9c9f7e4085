/** One question that several visitors wait for. */
export type Flight<T> = {
  /** Resolves for all of them at once; never rejects. */
  landing: Promise<T>;
  /** One more waits, of this client. @returns what says, once, that it does not wait any more */
  join: (client: string) => () => void;
};

/** Who waits for a flight. */
export type Passengers = {
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
  /** How many clients wait for it, however many times each. */
  clients: () => number;
};

/** Questions under way, by name: who asks the same meanwhile gets the same answer. */
export class Flights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** The flight of this name that one can still join. */
  get(key: string): Flight<T> | undefined {
    return this.#flights.get(key);
  }

  /** Starts one. @param fly must not reject */
  start(key: string, fly: (passengers: Passengers) => Promise<T>): Flight<T> {
    const leaving = new AbortController();
    const waiting = new Map<string, number>();
    const leave = (client: string) => {
      const left = (waiting.get(client) ?? 1) - 1;
      if (left > 0) waiting.set(client, left);
      else waiting.delete(client);
      if (waiting.size > 0) return;
      this.#end(key, flight);
      leaving.abort();
    };
    const flight: Flight<T> = {
      landing: fly({ signal: leaving.signal, clients: () => waiting.size }).finally(() => this.#end(key, flight)),
      join: (client) => {
        waiting.set(client, (waiting.get(client) ?? 0) + 1);
        return () => leave(client);
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
