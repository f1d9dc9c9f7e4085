import { readFile } from "node:fs/promises";
import { siteRedis } from "../site-redis";
import { shareEntries } from "./shared-entries";

export async function startSharing(): Promise<void> {
  const redis = siteRedis();
  if (redis) shareEntries(redis, await readFile(".next/BUILD_ID", "utf8"));
}
