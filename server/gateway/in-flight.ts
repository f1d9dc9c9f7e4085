import { Counts } from "@/lib/http/counts";

export type InFlightRequest<T> = {
  /** Resolves for all of them at once; never rejects. */
  result: Promise<T>;
  /** One more waits, of this client. @returns what says, once, that it does not wait any more */
  join: (client: string) => () => void;
};

export type Waiters = {
  signal: AbortSignal;
  clients: () => number;
};

/** Questions under way, by name: who asks the same meanwhile gets the same answer. */
export class InFlightRequests<T> {
  readonly #inFlight = new Map<string, InFlightRequest<T>>();

  get(key: string): InFlightRequest<T> | undefined {
    return this.#inFlight.get(key);
  }

  /** Starts one. @param run must not reject */
  start(key: string, run: (waiters: Waiters) => Promise<T>): InFlightRequest<T> {
    const leaving = new AbortController();
    const waiting = new Counts();
    const leave = (client: string) => {
      waiting.remove(client);
      if (waiting.size > 0) return;
      this.#end(key, inFlight);
      leaving.abort();
    };
    const inFlight: InFlightRequest<T> = {
      result: run({ signal: leaving.signal, clients: () => waiting.size }).finally(() => this.#end(key, inFlight)),
      join: (client) => {
        waiting.add(client);
        return () => leave(client);
      },
    };
    this.#inFlight.set(key, inFlight);
    return inFlight;
  }

  /** Something has changed: who asks from now on asks anew, and whoever waits gets what it was asked for. */
  closeAll(): void {
    this.#inFlight.clear();
  }

  #end(key: string, inFlight: InFlightRequest<T>): void {
    if (this.#inFlight.get(key) === inFlight) this.#inFlight.delete(key);
  }
}
