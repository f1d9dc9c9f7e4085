import "server-only";
import { env } from "./env";
import { perProcess } from "./per-process";
import { Redis } from "./redis";

const shared = perProcess("redis", () => ({ redis: null as Redis | null }));

/** Returns the Redis that the nodes share; null: this node is alone. */
export function siteRedis(): Redis | null {
  const { redisUrl } = env();
  if (redisUrl !== null) shared.redis ??= new Redis(redisUrl);
  return shared.redis;
}
