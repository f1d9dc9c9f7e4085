import { env } from "../env";
import { siteRedis } from "../site-redis";
import { shareEntries } from "./shared-entries";

export function startSharing(): void {
  const redis = siteRedis();
  const { pageVersion } = env();
  if (redis && pageVersion) shareEntries(redis, pageVersion);
}
