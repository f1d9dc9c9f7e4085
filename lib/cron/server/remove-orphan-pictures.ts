import "server-only";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** A day's portion; what is left has its turn the next day. */
const PORTION = 400;

/** Takes pictures out of storage that no row has named since a day before. Returns how many objects. @throws {BackendError} */
export async function removeOrphanPictures(): Promise<number> {
  const { data, error } = await adminClient().rpc("list_orphan_pictures", { batch: PORTION });
  if (error) throw new BackendError("listOrphanPictures", error);
  let removed = 0;
  for (const [bucket, orphans] of Map.groupBy(data, (each) => each.bucket)) {
    const paths = orphans.map(({ path }) => path);
    const { data: gone, error: refused } = await adminClient().storage.from(bucket).remove(paths);
    if (refused) log.warn({ bucket, code: refused.name }, "pictures that nobody names were not removed");
    removed += gone?.length ?? 0;
  }
  return removed;
}
