import { Counts } from "./counts";

/** The longest that a timer can wait. */
const NEVER_MS = 2 ** 31 - 1;

type Options = {
  /** Work that goes on at the same time, of all clients and of one. */
  concurrency: number;
  concurrencyPerClient?: number;
  /** Jobs that may wait; beyond, the newest of the client with the most is refused. */
  longest?: number;
  /** Jobs of one client that may wait; beyond, new ones are refused. */
  longestPerClient?: number;
  maxWaitMs?: number;
  /** A slot is free again after so long at the latest, whether or not the work has ended. */
  maxHoldMs?: number;
  /** Hears how long each job waited, and whether it got a slot. */
  onWait?: (waitedMs: number, hasSlot: boolean) => void;
};

const UNBOUNDED: Required<Omit<Options, "concurrency">> = {
  concurrencyPerClient: Number.POSITIVE_INFINITY,
  longest: Number.POSITIVE_INFINITY,
  longestPerClient: Number.POSITIVE_INFINITY,
  maxWaitMs: NEVER_MS,
  maxHoldMs: NEVER_MS,
  onWait: () => undefined,
};

type Waiting = {
  signal?: AbortSignal;
  /** Number of clients that wait for this work now, each counted once. */
  clients?: () => number;
};

type Job = { client: string; clients: () => number; settle: (release: (() => void) | null) => void };

/** Lets a few pieces of work go on at the same time. The others wait, and the slots that become free go to the clients in turn, those
 * with the fewest under way first: who waits with many holds up nobody who waits with one. Every other slot goes to what most clients
 * wait for, if several wait for the same: not every one, or a few who agree on what to ask for could have them all. */
export class FairQueue {
  readonly #options: Required<Options>;
  /** Of each client that waits, the oldest first; the client whose turn is next stands first. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #running = new Counts();
  #length = 0;
  #busy = 0;
  #isForMany = false;

  constructor(options: Options) {
    this.#options = { ...UNBOUNDED, ...options };
  }

  get waiting(): number {
    return this.#length;
  }

  get running(): number {
    return this.#busy;
  }

  /** Waits for a slot. @param client whose turn it takes @returns what gives the slot back, any number of times; null when refused */
  acquire(client: string, { signal, clients = () => 1 }: Waiting = {}): Promise<(() => void) | null> {
    if (signal?.aborted) return Promise.resolve(null);
    const { concurrency, concurrencyPerClient, longestPerClient, onWait } = this.#options;
    const isFree = this.#busy < concurrency && this.#running.get(client) < concurrencyPerClient;
    const isRefused = !isFree && (this.#waiting.get(client)?.length ?? 0) >= longestPerClient;
    if (isFree || isRefused) {
      onWait(0, isFree);
      return Promise.resolve(isFree ? this.#take(client) : null);
    }
    const startedAt = performance.now();
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
    const giveUp = () => {
      this.#remove(job);
      job.settle(null);
    };
    const impatience = setTimeout(giveUp, this.#options.maxWaitMs);
    const job: Job = {
      client,
      clients,
      settle(release) {
        clearTimeout(impatience);
        signal?.removeEventListener("abort", giveUp);
        onWait(performance.now() - startedAt, release !== null);
        resolve(release);
      },
    };
    signal?.addEventListener("abort", giveUp, { once: true });
    const jobs = this.#waiting.get(client);
    if (jobs) jobs.push(job);
    else this.#waiting.set(client, [job]);
    this.#length += 1;
    if (this.#length > this.#options.longest) this.#refuseOne();
    return promise;
  }

  #take(client: string): () => void {
    this.#busy += 1;
    this.#running.add(client);
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(limit);
      this.#busy -= 1;
      this.#running.remove(client);
      this.#startNext();
    };
    const limit = setTimeout(release, this.#options.maxHoldMs);
    limit.unref();
    return release;
  }

  #nextInTurn(): Job | undefined {
    let next: Job | undefined;
    let fewest = this.#options.concurrencyPerClient;
    for (const [client, jobs] of this.#waiting) {
      if (this.#running.get(client) >= fewest) continue;
      fewest = this.#running.get(client);
      [next] = jobs;
    }
    return next;
  }

  #maxAwaited(): Job | undefined {
    let most: Job | undefined;
    let number = 1;
    for (const job of [...this.#waiting.values()].flat()) {
      const clients = job.clients();
      if (clients <= number || this.#running.get(job.client) >= this.#options.concurrencyPerClient) continue;
      most = job;
      number = clients;
    }
    return most;
  }

  #startNext(): void {
    this.#isForMany = !this.#isForMany;
    const job = (this.#isForMany ? this.#maxAwaited() : undefined) ?? this.#nextInTurn();
    if (!job) return;
    const jobs = this.#remove(job);
    if (jobs) {
      this.#waiting.delete(job.client);
      this.#waiting.set(job.client, jobs);
    }
    job.settle(this.#take(job.client));
  }

  /** Takes a job out. @returns those of the client that are left */
  #remove(job: Job): Job[] | null {
    const jobs = this.#waiting.get(job.client);
    const place = jobs?.indexOf(job) ?? -1;
    if (!jobs || place < 0) return null;
    jobs.splice(place, 1);
    this.#length -= 1;
    if (jobs.length > 0) return jobs;
    this.#waiting.delete(job.client);
    return null;
  }

  #refuseOne(): void {
    let most: Job[] = [];
    for (const jobs of this.#waiting.values()) if (jobs.length >= most.length) most = jobs;
    const newest = most.at(-1);
    if (!newest) return;
    this.#remove(newest);
    newest.settle(null);
  }
}
