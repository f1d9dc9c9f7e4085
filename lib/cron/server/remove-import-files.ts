import "server-only";
import { removeObjects } from "@/lib/storage/server/objects";
import { parseStoredPath } from "@/lib/storage/stored-path";
import { callDatabaseAs } from "@/lib/supabase/call-database";
import { jobClient } from "./job-client";

const PORTION = 200;
const BUCKET = "importaciones";

/** Takes files out of storage that were imported long ago, or never begun. Returns how many objects. @throws {BackendError} */
export async function removeImportFiles(): Promise<number> {
  const data = await callDatabaseAs(jobClient(), "list_removable_import_files", { batch: PORTION });
  const files = data.flatMap((name) => parseStoredPath(BUCKET, name) ?? []);
  const removed = await removeObjects(jobClient(), BUCKET, files);
  if (!removed.ok) throw new Error(`the files of imports were not removed: ${removed.code}`);
  return removed.value;
}
