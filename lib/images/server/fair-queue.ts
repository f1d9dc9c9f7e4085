type Options = {
  concurrency: number;
  /** Of one client: as long as it is less than all, another client's work finds a slot that is free soon. */
  concurrencyPerClient: number;
  /** Jobs that may wait, of all clients and of one; more are refused. */
  longest: number;
  longestPerClient: number;
  maxWaitMs: number;
};

export type Waiting = {
  /** Hears the place in line, from 1, when it is another one. */
  onPlace?: ((place: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Has the next slot that is free, before all that is not urgent, and is never refused for want of room or time. */
  isUrgent?: boolean | undefined;
};

type Job = {
  client: string;
  turn: number;
  isUrgent: boolean;
  start: () => void;
  refuse: () => void;
  impatience: NodeJS.Timeout | undefined;
  onPlace: (place: number) => void;
  place: number;
};

const TYPICAL_MS = 1000;
/** Used time counts more than time goes by, so that whoever always sends comes after whoever sends now. */
const USED_COUNTS = 2;

/** Does heavy work, and lets clients take turns by the time that they have used: work of a client waits as if it had come later by as
 * much as the client's other work takes or took lately. Whoever sends much waits behind whoever sends little, and nobody waits for
 * ever. */
export class FairQueue {
  readonly #options: Options;
  /** In the order of their turns; few. */
  #waiting: Job[] = [];
  readonly #running: string[] = [];
  /** Turn of a client's next job; turns that have passed say nothing. */
  readonly #nextTurns = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the work's result; null when refused: too much is waiting, or nobody waits for it any more. */
  get<T>(
    client: string,
    work: () => Promise<T>,
    { onPlace = () => undefined, signal, isUrgent = false }: Waiting = {},
  ): Promise<T | null> {
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const job: Job = {
      client,
      turn: this.#takeTurn(client),
      isUrgent,
      start: () => {
        this.#leave(job);
        this.#run(client, work).then(resolve, reject);
      },
      refuse: () => {
        this.#leave(job);
        resolve(null);
      },
      impatience: isUrgent ? undefined : setTimeout(() => job.refuse(), this.#options.maxWaitMs),
      onPlace,
      place: 0,
    };
    const giveUp = () => {
      if (this.#waiting.includes(job)) job.refuse();
    };
    this.#waiting.push(job);
    this.#sort();
    if (signal?.aborted) giveUp();
    else signal?.addEventListener("abort", giveUp, { once: true });
    this.#startNext();
    this.#refuseLast();
    this.#tellPlaces();
    return promise.finally(() => signal?.removeEventListener("abort", giveUp));
  }

  #sort(): void {
    this.#waiting.sort((a, b) => Number(b.isUrgent) - Number(a.isUrgent) || a.turn - b.turn);
  }

  #putBack(client: string, milliseconds: number): void {
    for (const job of this.#waiting) if (job.client === client) job.turn += milliseconds;
    this.#nextTurns.set(client, (this.#nextTurns.get(client) ?? performance.now()) + milliseconds);
    this.#sort();
  }

  #leave(job: Job): void {
    clearTimeout(job.impatience);
    this.#waiting = this.#waiting.filter((each) => each !== job);
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    for (const [index, job] of this.#waiting.entries()) {
      if (job.place === index + 1) continue;
      job.place = index + 1;
      job.onPlace(job.place);
    }
  }

  #takeTurn(client: string): number {
    const now = performance.now();
    for (const [each, next] of this.#nextTurns) if (next < now) this.#nextTurns.delete(each);
    const turn = this.#nextTurns.get(client) ?? now;
    this.#nextTurns.set(client, turn + TYPICAL_MS);
    return turn;
  }

  /** Refuses the last in a full line, not the latest to come. */
  #refuseLast(): void {
    const { longest, longestPerClient } = this.#options;
    for (const last of this.#waiting.filter(({ isUrgent }) => !isUrgent).reverse()) {
      const line = this.#waiting.filter(({ isUrgent }) => !isUrgent);
      const ofClient = line.filter(({ client }) => client === last.client);
      if (line.length > longest || ofClient.length > longestPerClient) last.refuse();
    }
  }

  #startNext(): void {
    const { concurrency, concurrencyPerClient } = this.#options;
    if (this.#running.length >= concurrency) return;
    const runningOf = (client: string) => this.#running.filter((each) => each === client).length;
    this.#waiting.find(({ client, isUrgent }) => isUrgent || runningOf(client) < concurrencyPerClient)?.start();
  }

  async #run<T>(client: string, work: () => Promise<T>): Promise<T> {
    this.#running.push(client);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(client), 1);
      this.#putBack(client, (performance.now() - startedAt) * USED_COUNTS);
      this.#startNext();
    }
  }
}
