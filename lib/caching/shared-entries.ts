import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { perProcess } from "../per-process.ts";
import type { Redis } from "../redis";
import { isUnchanged, knownPosition, nowMs } from "./changes.ts";

/** @property position of the log of changes, before it was begun */
type Made<Value> = { value: Value; tags: readonly string[]; position: number };
type Entry<Value> = Made<Value> & { madeAt: number };
/** @property restOf what is left of a life of so many seconds @property judgedAt by Next's clock: a later change ends it */
type Shared<Value> = { value: Value; restOf: (seconds: number) => number; judgedAt: number };

/** Before it is compressed. */
const MAX_BYTES = 2 * 1024 * 1024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const cluster = perProcess("shared-entries", () => ({ redis: null as Redis | null, prefix: "" }));

/** Puts a Redis behind what this process keeps. Entries of another version are others. */
export function shareEntries(redis: Redis, version: string): void {
  cluster.redis = redis;
  cluster.prefix = `il:${version}:next:`;
}

async function parse<Value>(bytes: Uint8Array): Promise<Entry<Value> | null> {
  try {
    const entry = deserialize(await decompress(bytes, { maxOutputLength: MAX_BYTES }));
    const isOurs = Array.isArray(entry?.tags) && Number.isFinite(entry.position) && Number.isFinite(entry.madeAt);
    return isOurs && entry.value ? entry : null;
  } catch {
    return null;
  }
}

/** Returns what a process of the cluster has made, unless its life is over or something in it has changed. */
export async function readShared<Value>(key: string): Promise<Shared<Value> | null> {
  const { redis, prefix } = cluster;
  if (!redis || knownPosition() === null) return null;
  const bytes = await redis.ask((client) => client.get(prefix + key));
  const entry = bytes && (await parse<Value>(bytes));
  if (!entry || !isUnchanged(entry.position, entry.tags)) return null;
  const ageS = Math.max(0, Date.now() - entry.madeAt) / 1000;
  const restOf = (seconds: number) => Math.max(1, Math.floor(seconds - ageS));
  return { value: entry.value, restOf, judgedAt: nowMs() - 1 };
}

/** Writes while nobody waits. */
export function writeShared<Value>(key: string, made: Made<Value>, seconds: number): void {
  const { redis, prefix } = cluster;
  if (!redis || seconds < 1) return;
  const plain = serialize({ ...made, madeAt: Date.now() } satisfies Entry<Value>);
  if (plain.length > MAX_BYTES) return;
  const expiration = { type: "EX", value: Math.floor(seconds) } as const;
  void compress(plain).then((bytes) => redis.ask((client) => client.set(prefix + key, bytes, { expiration })));
}
