import { setTimeout as sleep } from "node:timers/promises";
import type { ChangeLog } from "@/lib/caching/change-log";
import { log } from "@/lib/log";
import type { Changes } from "@/lib/page-expiry/model";
import type { Redis } from "@/lib/redis";
import type { Expired } from "./change-log";

/** Result of follow_changes. */
export type Followed = {
  head: number;
  reach: number;
  settled: number;
  changed: Readonly<Record<string, number>>;
  due_ms: number | null;
};

export type FollowOptions = {
  /** Looks at the log. @throws when the database does not answer */
  follow: (passed: number, leaseMs: number) => Promise<Followed>;
  /** Ports of the processes that keep pages or answers of their own. */
  workers: () => Iterable<number>;
  /** Bearer token of those who may ask to look now. */
  secret: string;
  /** Null: this node is alone. */
  redis: Redis | null;
};

/** Milliseconds for which a node that has passed everything may take itself for up to date. */
const LEASE_MS = 900;
const LOOK_EVERY_MS = 300;
const AFTER_FAILURE_MS = 5_000;
const WORKER_MS = 5_000;
/** Milliseconds that a request waits for the node to be up to date, and a saver for other nodes. */
const HOLD_MS = 5_000;
/** Longer than a lease: by then a node that is silent answers nobody. */
const SAVER_MS = 1_000;
const PAUSE_MS = 20;
/** Looks in a row while others go on changing things: whoever waits for an earlier change need not wait for theirs. */
const MAX_ROUNDS = 10;

const CHANNEL = "il:cambios";
const POSITION_KEY = "il:posicion";
const RAISE =
  "local now = redis.call('GET', KEYS[1]); if not now or tonumber(now) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], ARGV[1], 'EX', 86400) end";

/** Passes the log of changes on to all that this node keeps, and knows whether the node is up to date. */
export class ChangeFollower {
  readonly #options: FollowOptions;
  readonly #log: ChangeLog;
  readonly #forget: (expired: Expired) => void;
  readonly #ending = new AbortController();
  #passing: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #currentUntil = Number.NEGATIVE_INFINITY;
  #settled = 0;
  /** The last look at the log failed, or took longer than a lease. */
  #isDatabaseAway = false;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param forget is told the tags that were expired, after the workers have heard of them */
  constructor(options: FollowOptions, log: ChangeLog, forget: (expired: Expired) => void) {
    this.#options = options;
    this.#log = log;
    this.#forget = forget;
    options.redis?.listen(CHANNEL, () => this.#look());
  }

  get secret(): string {
    return this.#options.secret;
  }

  /** False while other nodes may have gone on without this one: it must not answer visitors then. */
  get isCurrent(): boolean {
    return this.#options.redis === null || performance.now() < this.#currentUntil;
  }

  /** Waits until the node is up to date, for so long as a visitor waits; false when it is not. */
  async whenCurrent(): Promise<boolean> {
    const until = performance.now() + HOLD_MS;
    while (!this.isCurrent && performance.now() < until) {
      if (this.#isDatabaseAway && (await this.#isConfirmedByRedis())) return true;
      await Promise.race([this.catchUp().catch(() => undefined), sleep(HOLD_MS, undefined, { ref: false })]);
      if (!this.isCurrent) await sleep(PAUSE_MS);
    }
    return this.isCurrent;
  }

  /** Passes what was committed before this call. @throws when the database or a worker does not answer */
  catchUp(): Promise<void> {
    this.#next ??= this.#inTurn(() => {
      this.#next = null;
      return this.#pass();
    });
    return this.#next;
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    this.#passing = this.#passing.catch(() => undefined).then(step);
    return this.#passing;
  }

  /** Has all live nodes pass what was committed before this call. @throws when this one cannot */
  async showEverywhere(): Promise<void> {
    const { redis } = this.#options;
    const until = performance.now() + SAVER_MS;
    const ring = () => redis?.ask((client) => client.publish(CHANNEL, ""));
    void ring();
    await this.catchUp();
    const { position } = this.#log;
    await this.#note(position);
    while (redis && this.#settled < position && performance.now() < until) {
      await sleep(PAUSE_MS);
      await this.catchUp();
    }
  }

  /** Tells a process that has begun what has changed of late, and not while others are told of more. */
  introduce = (port: number): Promise<void> => this.#inTurn(() => this.#tell(port, this.#log.all));

  /** Looks now, and from now on: a node among others all the time, one alone when it is told, and when browsers may be told of more. */
  start(): void {
    this.#look();
  }

  /** Savers wait no longer for this node. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    if (this.#options.redis) await this.#options.follow(this.#log.position, 1).catch(() => undefined);
  }

  #look(): void {
    if (this.#ending.signal.aborted) return;
    this.catchUp().catch((error: unknown) => {
      if (!this.#isTold) log.warn({ err: error }, "the log of changes cannot be followed");
      this.#isTold = true;
      this.#lookIn(this.#options.redis ? LOOK_EVERY_MS : AFTER_FAILURE_MS);
    });
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#ending.signal.aborted) this.#timer = setTimeout(() => this.#look(), milliseconds).unref();
  }

  async #pass(): Promise<void> {
    const { redis, follow } = this.#options;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const startedAt = performance.now();
      const { position } = this.#log;
      const answer = await follow(position, redis ? LEASE_MS : 0).catch((error: unknown) => {
        this.#isDatabaseAway = true;
        throw error;
      });
      this.#isDatabaseAway = performance.now() - startedAt > LEASE_MS;
      const { head, reach, settled, changed, due_ms } = answer;
      this.#settled = settled;
      if (head === position) {
        this.#currentUntil = startedAt + LEASE_MS;
        this.#isTold = false;
        void this.#note(position);
        if (redis) this.#lookIn(LOOK_EVERY_MS);
        else if (due_ms !== null) this.#lookIn(due_ms);
        return;
      }
      // A process that was not told before knows nothing of what this node had passed.
      const changes = { position: head, reach: position <= head ? Math.max(reach, position) : reach, changed };
      await Promise.all([...this.#options.workers()].map((port) => this.#tell(port, changes)));
      const isKnown = reach <= position && position < head;
      this.#log.add(changes);
      this.#forget(isKnown ? Object.keys(changed) : null);
    }
    this.#lookIn(0);
  }

  async #tell(port: number, changes: Changes): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.secret}`, "content-type": "application/json" },
      body: JSON.stringify(changes),
      signal: AbortSignal.timeout(WORKER_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a process of the site answers ${response.status} to changes`);
  }

  async #note(position: number): Promise<void> {
    await this.#options.redis?.ask((client) =>
      client.eval(RAISE, { keys: [POSITION_KEY], arguments: [String(position)] }),
    );
  }

  /** A saver tells Redis before the answer: while that knows of no more, nothing was saved. Asked for each request anew. */
  async #isConfirmedByRedis(): Promise<boolean> {
    const told = await this.#options.redis?.ask((client) => client.get(POSITION_KEY));
    return Boolean(told) && Number(told) <= this.#log.position;
  }
}
