import "server-only";
import { log } from "@/lib/log";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

/** A day's portion; what is left has its turn the next day. */
const PORTION = 200;

/** Takes the photos of decided claims out of storage, and what no claim names. Returns how many. @throws {BackendError} */
export async function removePapers(): Promise<number> {
  const { data, error } = await adminClient().rpc("list_removable_papers", { batch: PORTION });
  if (error) throw new BackendError("listRemovablePapers", error);
  let removed = 0;
  for (const name of data) {
    const { error: refused } = await adminClient().storage.from("comprobantes").remove([name]);
    if (refused) log.warn({ code: refused.name }, "the photo of a claim was not removed");
    else removed += 1;
  }
  return removed;
}
