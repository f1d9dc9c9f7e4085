import { log } from "@/lib/log";
import { dataPaths } from "@/supabase/local/paths";
import { localUrl } from "./addresses";
import type { Gateway } from "./gateway";
import { LIMITS } from "./gateway/limits";
import { DiskStore } from "./gateway/page-store/disk-store";
import { RedisStore } from "./gateway/page-store/redis-store";
import { pageVersion } from "./page-version";
import type { StartContext } from "./site";
import { rehearse } from "./warm-up";

const MB = 1024 * 1024;
/** Pages give way before the embedded backend stores nothing more. */
const RESERVES = 2;

const openDisk = (dataDir: string, build: string, { diskReserveMb }: StartContext["settings"]): Promise<DiskStore> =>
  DiskStore.open({
    folder: dataPaths(dataDir).pages,
    build,
    reserveBytes: RESERVES * diskReserveMb * MB,
    maxBytes: LIMITS.storedPagesBytes,
  });

/** Has the gateway share pages with other nodes, or else find them after a restart. Never fails. @param dataDir null: nowhere */
export async function keepPages(
  { redis, options, settings, lifetime }: StartContext,
  gateway: Gateway,
  dataDir: string | null,
): Promise<void> {
  if (options.isDevelopment) return;
  try {
    const build = await pageVersion(settings);
    const store = redis ? new RedisStore(redis, build) : dataDir && (await openDisk(dataDir, build, settings));
    if (!store) return;
    const keys = await gateway.keepPagesIn(store);
    if (!options.isIdle) await rehearse(localUrl(options.host, gateway.port), keys, lifetime.signal);
  } catch (err) {
    log.warn({ err }, "pages do not outlive this process");
  }
}
