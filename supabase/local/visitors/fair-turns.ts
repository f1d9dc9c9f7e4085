export interface Turns {
  /** Under way at the same time, of all clients together. */
  readonly atOnce: number;
  readonly perClient: number;
  /** How many of one client may wait. */
  readonly waitingPerClient: number;
}

interface Client {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets clients go on in turn: one with many requests waits for its own, another one's next request goes before them. */
export class FairTurns {
  readonly #turns: Turns;
  /** The one whose turn was longest ago comes first. */
  readonly #clients = new Map<string, Client>();
  #running = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  /** Waits for a turn. @returns what ends it, once; null when too many of this client wait already. */
  async take(name: string): Promise<(() => void) | null> {
    const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
    if (client.waiting.length >= this.#turns.waitingPerClient) return null;
    this.#clients.set(name, client);
    const turn = new Promise<void>((resolve) => client.waiting.push(resolve));
    this.#next();
    await turn;
    return () => {
      client.running -= 1;
      this.#running -= 1;
      if (client.running === 0 && client.waiting.length === 0) this.#clients.delete(name);
      this.#next();
    };
  }

  #next(): void {
    while (this.#running < this.#turns.atOnce) {
      const next = this.#first();
      if (!next) return;
      const [name, client] = next;
      client.running += 1;
      this.#running += 1;
      // Behind the others.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      client.waiting.shift()?.();
    }
  }

  /** Among those who wait, the one with the fewest under way. */
  #first(): [string, Client] | null {
    let first: [string, Client] | null = null;
    for (const [name, client] of this.#clients) {
      const canStart = client.waiting.length > 0 && client.running < this.#turns.perClient;
      if (canStart && client.running < (first?.[1].running ?? Number.POSITIVE_INFINITY)) first = [name, client];
    }
    return first;
  }
}
