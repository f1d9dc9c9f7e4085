import { randomUUID } from "node:crypto";
import { FairQueue } from "@/lib/http/fair-queue";
import type { Redis } from "@/lib/redis";
import { LIMITS } from "../limits";
import { CLAIM_MS, MAX_LIFE_MS, type PageStore, type Release } from "./page-store";
import { decodePage, encodePage, nameOf, type StoredPage } from "./stored-page";

const FULL = 0.9;

/** Pages asked for at once: an answer to hundreds would take as long as one that does not come. */
const ASKS = { concurrency: 32, longest: 2_000 };

/** An answer takes a few milliseconds, in which visitors' questions wait. */
const SCANNED_AT_ONCE = 500;
const READ_AT_ONCE = 32;

/** A claim that has run out may be another node's by now. */
const RELEASE = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end`;

/** Pages that the nodes of a cluster share, of one build. */
export class RedisStore implements PageStore {
  readonly #redis: Redis;
  readonly #prefix: string;
  readonly #asks = new FairQueue(ASKS);

  constructor(redis: Redis, build: string) {
    this.#redis = redis;
    this.#prefix = `il:${build}`;
  }

  async get(key: string): Promise<StoredPage | null> {
    const release = await this.#asks.acquire("");
    if (!release) return null;
    const whole = await this.#redis.ask((client) => client.get(`${this.#prefix}:page:${nameOf(key)}`));
    release();
    return (whole && decodePage(whole)?.page) ?? null;
  }

  async *latest(maxBytes: number): AsyncGenerator<{ key: string; page: StoredPage }> {
    let bytes = 0;
    let cursor = "0";
    do {
      const scan = { MATCH: `${this.#prefix}:page:*`, COUNT: SCANNED_AT_ONCE };
      const found = await this.#redis.ask((client) => client.scan(cursor, scan));
      if (!found) return;
      for (let start = 0; start < found.keys.length; start += READ_AT_ONCE) {
        const names = found.keys.slice(start, start + READ_AT_ONCE);
        for (const whole of (await this.#redis.ask((client) => client.mGet(names))) ?? []) {
          if (!whole) continue;
          bytes += whole.length;
          if (bytes > maxBytes) return;
          const page = decodePage(whole);
          if (page) yield page;
        }
      }
      cursor = String(found.cursor);
    } while (cursor !== "0");
  }

  async put(key: string, page: StoredPage): Promise<void> {
    const value = Math.min(Math.floor(page.expiresAt - Date.now()), MAX_LIFE_MS);
    if (value <= 0) return;
    await this.#redis.ask((client) =>
      client.set(`${this.#prefix}:page:${nameOf(key)}`, encodePage(key, page), { expiration: { type: "PX", value } }),
    );
  }

  async hasRoom(): Promise<boolean> {
    const told = String(await this.#redis.ask((client) => client.info("memory")));
    const [used = Number.NaN, most = Number.NaN] = ["used_memory", "maxmemory"].map((name) =>
      Number(new RegExp(`^${name}:(\\d+)`, "m").exec(told)?.[1]),
    );
    return most === 0 ? used < LIMITS.storedPagesBytes : used < FULL * most;
  }

  async claim(key: string): Promise<Release | null> {
    const lock = `${this.#prefix}:lock:${nameOf(key)}`;
    const owner = randomUUID();
    const expiration = { type: "PX", value: CLAIM_MS } as const;
    const isOurs = await this.#redis.ask(
      async (client) => (await client.set(lock, owner, { condition: "NX", expiration })) !== null,
    );
    // Without an answer each node makes its own.
    if (isOurs === false) return null;
    return () => void this.#redis.ask((client) => client.eval(RELEASE, { keys: [lock], arguments: [owner] }));
  }
}
