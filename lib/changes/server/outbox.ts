import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

export type PendingChanges = { ids: number[]; tags: string[] };

/** What waits in the outbox. @throws {BackendError} */
export async function listPendingChanges(): Promise<PendingChanges> {
  const { data, error } = await adminClient().rpc("pending_changes").maybeSingle();
  if (error) throw new BackendError("listPendingChanges", error);
  return data ?? { ids: [], tags: [] };
}

/** Removes handled rows from the outbox and tells subscribed browsers that something changed. @throws {BackendError} */
export async function announceChanges(ids: number[]): Promise<void> {
  const { error } = await adminClient().rpc("announce_changes", { ids });
  if (error) throw new BackendError("announceChanges", error);
}
