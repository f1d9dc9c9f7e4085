import "server-only";
import { log } from "@/lib/log";
import { removeObjects } from "@/lib/storage/server/objects";
import { parseStoredPath } from "@/lib/storage/stored-path";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { jobClient } from "./job-client";

const PORTION = 200;
const BUCKET = "comprobantes";

/** Takes the photos of decided claims out of storage, and what no claim names. Returns how many. @throws {BackendError} */
export async function removePapers(): Promise<number> {
  const data = await callDatabaseAs(jobClient(), "list_removable_papers", { batch: PORTION });
  let removed = 0;
  for (const paper of data.flatMap((name) => parseStoredPath(BUCKET, name) ?? [])) {
    const gone = await removeObjects(jobClient(), BUCKET, [paper]);
    if (gone.ok) removed += 1;
    else log.warn({ code: gone.code }, "the photo of a claim was not removed");
  }
  return removed;
}
