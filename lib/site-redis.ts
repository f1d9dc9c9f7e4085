import "server-only";
import { env } from "./env";
import { Redis } from "./redis";

/** Where the process keeps it: each of Next's bundles has modules of its own. */
const REDIS = Symbol.for("iztapalapa.redis");
const shared = globalThis as typeof globalThis & { [REDIS]?: Redis };

/** Returns the Redis that the nodes share; null: this node is alone. */
export function siteRedis(): Redis | null {
  const { redisUrl } = env();
  if (redisUrl === null) return null;
  shared[REDIS] ??= new Redis(redisUrl);
  return shared[REDIS];
}
