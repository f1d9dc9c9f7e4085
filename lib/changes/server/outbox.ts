import "server-only";
import { setTimeout } from "node:timers/promises";
import { adminClient } from "@/lib/supabase/admin";
import { BackendError } from "@/lib/supabase/public";

export type PendingChanges = { ids: number[]; tags: string[] };

/** What waits in the outbox. @throws {BackendError} */
export async function listPendingChanges(): Promise<PendingChanges> {
  const { data, error } = await adminClient().rpc("pending_changes").maybeSingle();
  if (error) throw new BackendError("listPendingChanges", error);
  return data ?? { ids: [], tags: [] };
}

/**
 * Removes handled rows from the outbox and tells subscribed browsers that something changed.
 * @returns in how many milliseconds they may be told, where they were told a moment ago; null when nothing waits for that. @throws {BackendError}
 */
async function announceChanges(ids: number[]): Promise<number | null> {
  const { data, error } = await adminClient().rpc("announce_changes", { ids });
  if (error) throw new BackendError("announceChanges", error);
  return data;
}

let isWaiting = false;

/** Announces changes, now or, gathered with those that follow, within ten seconds. @throws {BackendError} */
export async function announceSoon(ids: number[]): Promise<void> {
  let waitMs = await announceChanges(ids);
  // One of a process waits for all.
  if (isWaiting) return;
  isWaiting = true;
  try {
    while (waitMs !== null) {
      await setTimeout(waitMs);
      waitMs = await announceChanges([]);
    }
  } finally {
    isWaiting = false;
  }
}
