type Options = {
  /** Work that goes on at the same time. */
  concurrency: number;
  /** What may wait; beyond, the newest of whoever waits with the most is refused. */
  longest: number;
  /** What has waited for so long is refused. */
  maxWaitMs: number;
  /** A slot is free again after so long at the latest, whether or not the work has ended. */
  maxHoldMs: number;
};

type Waiting = {
  /** Of whoever does not wait any more. */
  signal?: AbortSignal;
  /** How many clients wait for this work just now, each counted once. */
  clients?: () => number;
};

type Job = { client: string; clients: () => number; settle: (release: (() => void) | null) => void };

/**
 * Lets a few pieces of work go on at the same time. The others wait, and the slots that become free go to the clients in
 * turn: who waits with many holds up nobody who waits with one. Every other slot goes to what most clients wait for, if
 * several wait for the same: not every one, or a few who agree on what to ask for could have them all.
 */
export class FairQueue {
  readonly #options: Options;
  /** Of each client that waits, the oldest first; the client whose turn is next stands first. */
  readonly #waiting = new Map<string, Job[]>();
  #length = 0;
  #busy = 0;
  #isForMany = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Waits for a slot.
   * @param client whose turn it takes
   * @returns what gives the slot back, any number of times; null when refused
   */
  acquire(client: string, { signal, clients = () => 1 }: Waiting = {}): Promise<(() => void) | null> {
    if (signal?.aborted) return Promise.resolve(null);
    if (this.#busy < this.#options.concurrency) return Promise.resolve(this.#take());
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

  #take(): () => void {
    this.#busy += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(limit);
      this.#busy -= 1;
      this.#startNext();
    };
    const limit = setTimeout(release, this.#options.maxHoldMs);
    limit.unref();
    return release;
  }

  /** What more than one client waits for, and most of all. */
  #mostAwaited(): Job | undefined {
    let most: Job | undefined;
    let number = 1;
    for (const job of [...this.#waiting.values()].flat()) {
      const clients = job.clients();
      if (clients <= number) continue;
      most = job;
      number = clients;
    }
    return most;
  }

  #startNext(): void {
    this.#isForMany = !this.#isForMany;
    const [next] = this.#waiting;
    const job = (this.#isForMany ? this.#mostAwaited() : undefined) ?? next?.[1][0];
    if (!job) return;
    const jobs = this.#remove(job);
    if (jobs) {
      this.#waiting.delete(job.client);
      this.#waiting.set(job.client, jobs);
    }
    job.settle(this.#take());
  }

  /** Those of the client that are left. */
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
