import { log } from "@/lib/log";
import { dataPaths } from "@/supabase/local/paths";
import type { Gateway } from "./gateway";
import { LIMITS } from "./gateway/limits";
import { DiskStore } from "./gateway/page-store/disk-store";
import { RedisStore } from "./gateway/page-store/redis-store";
import { pageVersion } from "./page-version";
import type { StartContext } from "./site";

const MB = 1024 * 1024;
/** Pages give way before the embedded backend stores nothing more. */
const RESERVES = 2;

/** Has the gateway share pages with other nodes, or else find them after a restart. Never fails. @param dataDir null: nowhere */
export async function keepPages(
  { redis, options, settings }: StartContext,
  gateway: Gateway,
  dataDir: string | null,
): Promise<void> {
  if (options.isDevelopment) return;
  try {
    const build = await pageVersion(settings);
    if (redis) return await gateway.keepPagesIn(new RedisStore(redis, build));
    if (dataDir === null) return;
    const { pages: folder } = dataPaths(dataDir);
    const reserveBytes = RESERVES * settings.diskReserveMb * MB;
    await gateway.keepPagesIn(await DiskStore.open({ folder, build, reserveBytes, maxBytes: LIMITS.storedPagesBytes }));
  } catch (err) {
    log.warn({ err }, "pages do not outlive this process");
  }
}
