import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** A day's portion; what is left has its turn the next day. */
const PORTION = 200;

/** Takes files out of storage that were imported long ago, or never begun. Returns how many objects. @throws {BackendError} */
export async function removeImportFiles(): Promise<number> {
  const { data, error } = await adminClient().rpc("list_removable_import_files", { batch: PORTION });
  if (error) throw new BackendError("listRemovableImportFiles", error);
  if (data.length === 0) return 0;
  const { data: removed, error: refused } = await adminClient().storage.from("importaciones").remove(data);
  if (refused) throw new Error(`the files of imports were not removed: ${refused.name}`);
  return removed.length;
}
