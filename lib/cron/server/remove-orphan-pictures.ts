import "server-only";
import { log } from "@/lib/log";
import { removeObjects } from "@/lib/storage/server/objects";
import { PICTURE_BUCKETS, parseObject } from "@/lib/storage/stored-path";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { jobClient } from "./job-client";

const PORTION = 400;
const BUCKETS = [...PICTURE_BUCKETS, "borradores"] as const;

/** Takes pictures out of storage that no row has named since a day before. Returns how many objects. @throws {BackendError} */
export async function removeOrphanPictures(): Promise<number> {
  const data = await callDatabaseAs(jobClient(), "list_orphan_pictures", { batch: PORTION });
  let removed = 0;
  const orphans = data.flatMap((named) => parseObject(named, BUCKETS) ?? []);
  for (const [bucket, objects] of Map.groupBy(orphans, (each) => each.bucket)) {
    const gone = await removeObjects(jobClient(), bucket, objects);
    if (gone.ok) removed += gone.value;
    else log.warn({ bucket, code: gone.code }, "pictures that nobody names were not removed");
  }
  return removed;
}
